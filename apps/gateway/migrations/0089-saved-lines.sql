-- A sign-in at the checkout saves the lines of the older cart for later. Until now it set that cart aside until the order.
ALTER TABLE cart ADD COLUMN saved_lines uuid[] NOT NULL DEFAULT '{}';

INSERT INTO cart (session_id, customer_id, country, kind)
  SELECT DISTINCT ON (customer_id, country) session_id, customer_id, country, 'saved' FROM cart WHERE status = 'parked'
  ON CONFLICT DO NOTHING;
-- Of equal goods in several of these carts, the line with the most pieces stays.
WITH mine AS (
  SELECT line.id, saved.id AS saved_id, line.quantity, row_number() OVER (
    PARTITION BY saved.id, line.choice ORDER BY line.quantity DESC, saved.id = line.cart_id DESC, line.id DESC) AS place
  FROM cart_line line
    JOIN cart source ON source.id = line.cart_id
    JOIN cart saved ON saved.customer_id = source.customer_id AND saved.country = source.country
      AND saved.kind = 'saved' AND saved.status = 'open'
  WHERE source.id = saved.id OR source.status = 'parked')
DELETE FROM cart_line USING mine WHERE mine.id = cart_line.id AND mine.place > 1;
UPDATE cart_line line SET cart_id = saved.id
  FROM cart parked JOIN cart saved ON saved.customer_id = parked.customer_id AND saved.country = parked.country
    AND saved.kind = 'saved' AND saved.status = 'open'
  WHERE line.cart_id = parked.id AND parked.status = 'parked';
DELETE FROM cart WHERE status = 'parked';

ALTER TABLE cart DROP CONSTRAINT cart_status_check;
ALTER TABLE cart ADD CONSTRAINT cart_status_check CHECK (status IN ('open', 'ordered'));
