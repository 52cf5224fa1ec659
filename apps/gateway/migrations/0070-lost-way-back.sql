-- A parcel with refused pieces can be lost on its way to their shopper.
ALTER TABLE refused_parcel DROP CONSTRAINT refused_parcel_status_check;
ALTER TABLE refused_parcel ADD CONSTRAINT refused_parcel_status_check CHECK (
  status IN ('booked', 'shipped', 'out_for_delivery', 'delivery_failed', 'delivered', 'returned_to_sender', 'lost')
);
DROP INDEX refused_parcel_open;
CREATE INDEX refused_parcel_open ON refused_parcel (expected_on)
  WHERE status NOT IN ('delivered', 'returned_to_sender', 'lost');
-- The claim that pays for the pieces of such a parcel; there is one for each.
ALTER TABLE order_return ADD COLUMN lost_parcel uuid UNIQUE REFERENCES refused_parcel ON DELETE SET NULL;
