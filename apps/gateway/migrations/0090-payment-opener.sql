-- The customer, session or member of staff that has opened a payment at its provider. Only they get the address of its page.
ALTER TABLE payment ADD COLUMN opener_id uuid;
UPDATE payment SET opener_id = coalesce(orders.customer_id, orders.session_id)
  FROM orders WHERE orders.id = payment.order_id AND payment.status IN ('created', 'pending');
