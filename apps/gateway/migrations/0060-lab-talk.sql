-- Until when a gateway speaks with the lab about an item: no other one does meanwhile.
ALTER TABLE order_item ADD COLUMN lab_until timestamptz;
