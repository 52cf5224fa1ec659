-- For the deletion of a cart, which looks for exchanges in any status.
CREATE INDEX order_exchange_cart_id ON order_exchange (cart_id) WHERE cart_id IS NOT NULL;
