-- Courier and warehouse are asked about a return outside of any transaction: who asks leases the return until then, and what
-- they were asked for is stored before the call, since its answer can be lost.
ALTER TABLE order_return
  ADD COLUMN transport_until timestamptz,
  -- The round that the courier may know of; null where it knows of none, or was told to stop.
  ADD COLUMN asked_round text,
  -- Whether the warehouse may wait for it.
  ADD COLUMN is_announced boolean NOT NULL DEFAULT false;
UPDATE order_return SET asked_round = booked_round, is_announced = warehouse_id IS NOT NULL
WHERE booked_round IS NOT NULL OR warehouse_id IS NOT NULL;
CREATE INDEX order_return_to_stop ON order_return (created_at)
WHERE status IN ('cancelled', 'expired') AND (asked_round IS NOT NULL OR is_announced);
