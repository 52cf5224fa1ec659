-- A cart that a sign-in at the checkout puts aside until the order is made is parked.
ALTER TABLE cart DROP CONSTRAINT cart_status_check;
UPDATE cart SET status = 'parked' WHERE status = 'kept';
ALTER TABLE cart ADD CONSTRAINT cart_status_check CHECK (status IN ('open', 'parked', 'ordered'));
