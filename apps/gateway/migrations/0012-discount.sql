-- A discount's type is one of the four that every reader knows; which one of its type it is says its code.
UPDATE orders SET totals = jsonb_set(totals, '{discounts}', (
  SELECT jsonb_agg(CASE one->>'type'
    WHEN 'wallet' THEN one || '{"type": "sc", "code": "wallet"}'
    WHEN 'offer' THEN one || '{"type": "implicit", "code": "offer"}'
    ELSE one END)
  FROM jsonb_array_elements(totals->'discounts') AS one))
WHERE totals->'discounts' @> '[{"type": "wallet"}]' OR totals->'discounts' @> '[{"type": "offer"}]';
