-- What is known of the goods of an order is called details, in the table as in the code.
ALTER TABLE order_item RENAME COLUMN facts TO details;
ALTER TABLE order_amendment RENAME COLUMN facts TO details;
