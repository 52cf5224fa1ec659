-- Orders whose personal data was erased kept the powers, comments and photos of their changes and returns.
CREATE TEMPORARY TABLE erased ON COMMIT DROP AS
  SELECT id FROM orders WHERE email = '' AND address ->> 'phone' = '—';
UPDATE order_item SET lab_order = lab_order || '{"prescription": null}' WHERE order_id IN (SELECT id FROM erased);
UPDATE order_amendment SET prescription = NULL, actor_id = NULL WHERE order_id IN (SELECT id FROM erased);
UPDATE order_cancellation SET comment = NULL WHERE order_id IN (SELECT id FROM erased);
UPDATE return_item SET comment = NULL
  WHERE return_id IN (SELECT id FROM order_return WHERE order_id IN (SELECT id FROM erased));
DELETE FROM return_photo WHERE order_id IN (SELECT id FROM erased);
