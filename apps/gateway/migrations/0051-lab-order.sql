-- What the lab was told of an item last: its lenses, its power, and whether it waits. It is told anew where nothing is known.
ALTER TABLE order_item ADD COLUMN lab_order jsonb, DROP COLUMN lab_power;
