-- What courier and warehouse know of a return. Returns of before are booked by the clock.
ALTER TABLE order_return
  ADD COLUMN courier_id text,
  -- The round of the courier that was booked last, such as 2026-11-26 12; empty where the shopper hands it in.
  ADD COLUMN booked_round text,
  ADD COLUMN warehouse_id text;
CREATE INDEX order_return_open ON order_return (created_at) WHERE status IN ('requested', 'label', 'picked_up', 'received');
