-- When a customer asked for the end of the account, while an order is still open.
ALTER TABLE customer ADD COLUMN deletion_asked_at timestamptz;
CREATE INDEX customer_deletion_asked ON customer (deletion_asked_at) WHERE deletion_asked_at IS NOT NULL;
