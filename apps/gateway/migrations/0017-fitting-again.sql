-- A fitting that is over must not stand in the way of the next one. Whoever books holds the order, so that an item has
-- one to come at most.
DROP INDEX appointment_item;
CREATE INDEX appointment_order ON appointment (order_id) WHERE order_id IS NOT NULL;
