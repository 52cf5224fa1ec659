-- A sale of a store that was recorded wrongly is removed by who recorded it (STAFF-03); its receipt can be recorded again.
ALTER TABLE store_sale ADD COLUMN removed_at timestamptz;
DROP INDEX store_sale_receipt;
CREATE UNIQUE INDEX store_sale_receipt ON store_sale (country, lower(receipt)) WHERE removed_at IS NULL;

ALTER TABLE staff_act DROP CONSTRAINT staff_act_act_check;
ALTER TABLE staff_act ADD CONSTRAINT staff_act_act_check CHECK (act IN ('signed_in', 'prescriptions_listed',
  'picture_seen', 'prescription_read', 'prescription_refused', 'order_placed', 'store_sale_recorded',
  'store_sale_removed'));
