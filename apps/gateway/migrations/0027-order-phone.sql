-- The link of "Enter My Power" leads to the order of a phone number.
CREATE INDEX orders_phone ON orders ((address ->> 'phone'), created_at DESC) WHERE status = 'placed';
