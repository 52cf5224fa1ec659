-- When a shopper confirmed that an order is paid in cash at the door.
ALTER TABLE orders ADD COLUMN cash_confirmed_at timestamptz;
