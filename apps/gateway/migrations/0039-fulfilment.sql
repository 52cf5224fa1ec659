-- An item can come to a status twice: a parcel is taken out for delivery again after a try that failed.
ALTER TABLE item_status_history
  ADD COLUMN id uuid NOT NULL DEFAULT uuidv7(),
  -- The news of lab or courier that it came by, which may come again.
  ADD COLUMN event text,
  DROP CONSTRAINT item_status_history_pkey,
  ADD PRIMARY KEY (id);
CREATE INDEX item_status_history_item ON item_status_history (item_id, at);
CREATE UNIQUE INDEX item_status_once ON item_status_history (item_id, status)
  WHERE status NOT IN ('out_for_delivery', 'delivery_failed');
CREATE UNIQUE INDEX item_status_event ON item_status_history (item_id, event);

CREATE TABLE parcel (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- What the courier calls it; null until the courier has taken the booking.
  courier_id text,
  courier text,
  tracking_number text,
  expected_on date NOT NULL,
  -- The hours of the day of delivery, such as 10:00 and 14:00, once the courier tells them.
  window_from text,
  window_to text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX parcel_order ON parcel (order_id);

ALTER TABLE order_item
  ADD COLUMN parcel_id uuid REFERENCES parcel,
  -- What the lab calls its work on it, and the power that the lab has.
  ADD COLUMN lab_id text,
  ADD COLUMN lab_power jsonb,
  -- The day of delivery where it is another one than the order's.
  ADD COLUMN expected_on date;
CREATE INDEX order_item_parcel ON order_item (parcel_id) WHERE parcel_id IS NOT NULL;

-- When an order is looked at to be moved on; orders that were placed before, too.
ALTER TABLE orders ADD COLUMN advance_at timestamptz DEFAULT now();
CREATE INDEX orders_advance ON orders (advance_at) WHERE status = 'placed' AND advance_at IS NOT NULL;
