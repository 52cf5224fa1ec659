-- The first day that was promised for an item which got a later one because it is late. What is late already was told so for the first
-- time on the day after.
ALTER TABLE order_item ADD COLUMN promised_on date;
UPDATE order_item item SET promised_on = greatest(orders.delivery_date, told.day)
FROM orders, (SELECT item_id, (min(at) - interval '1 day')::date AS day FROM order_act WHERE act = 'delayed' GROUP BY item_id) told
WHERE orders.id = item.order_id AND told.item_id = item.id AND item.expected_on IS NOT NULL;

-- Whether the store is to blame that pieces were cancelled: then their shipping and fees go back, too.
ALTER TABLE cancelled_item ADD COLUMN at_fault boolean NOT NULL DEFAULT false;
UPDATE cancelled_item SET at_fault = true
FROM order_cancellation cancellation WHERE cancellation.id = cancellation_id AND cancellation.reason = 'lost';

-- Until when a call has the courier stop a parcel.
ALTER TABLE parcel ADD COLUMN stopping_until timestamptz;

-- Parcels that were stopped, and returns that count as lost, are listed too where they arrive after all.
DROP INDEX order_act_found;
CREATE INDEX order_act_found ON order_act (at) WHERE act IN ('parcel_found', 'stopped_found', 'return_found');
