ALTER TABLE payment
  ADD COLUMN upi jsonb,
  DROP CONSTRAINT payment_method_check,
  ADD CONSTRAINT payment_method_check CHECK (method IN ('cc', 'cod', 'none', 'upi', 'exchange'));
