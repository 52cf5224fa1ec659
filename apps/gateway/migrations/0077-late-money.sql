-- When an order ended since nobody had paid it in time; its money can bring it back for a while. Null of one that its shopper took
-- back, and of those that had ended before: their money goes back.
ALTER TABLE orders ADD COLUMN expired_at timestamptz;
-- Such an order takes its goods, and what it spends of voucher and credit, once more.
ALTER TABLE stock_movement DROP CONSTRAINT stock_movement_reason;
ALTER TABLE stock_movement ADD CONSTRAINT stock_movement_reason
  CHECK (reason IN ('ordered', 'released', 'ordered_again', 'cancelled', 'returned', 'lost'));
DROP INDEX stock_movement_whole;
CREATE UNIQUE INDEX stock_movement_whole ON stock_movement (order_id, product_id, reason)
  WHERE reason IN ('ordered', 'released', 'ordered_again');
ALTER TABLE store_credit_entry DROP CONSTRAINT store_credit_entry_reason_check;
ALTER TABLE store_credit_entry ADD CONSTRAINT store_credit_entry_reason_check
  CHECK (reason IN ('refund', 'goodwill', 'gift', 'spent', 'spent_again', 'returned'));
DROP INDEX store_credit_spent;
CREATE UNIQUE INDEX store_credit_spent ON store_credit_entry (order_id, code, reason)
  WHERE reason IN ('spent', 'spent_again');
ALTER TABLE gift_voucher_entry DROP CONSTRAINT gift_voucher_entry_reason_check;
ALTER TABLE gift_voucher_entry ADD CONSTRAINT gift_voucher_entry_reason_check
  CHECK (reason IN ('spent', 'spent_again', 'returned'));
DROP INDEX gift_voucher_spent;
CREATE UNIQUE INDEX gift_voucher_spent ON gift_voucher_entry (order_id, code, reason)
  WHERE reason IN ('spent', 'spent_again');
