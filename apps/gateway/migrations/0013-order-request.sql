-- Which request made an order: its key with another request is refused. Of older orders it is not known.
ALTER TABLE orders ADD COLUMN request_hash text;
