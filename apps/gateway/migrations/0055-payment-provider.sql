-- At which provider a payment was opened: until now there was one.
ALTER TABLE payment
  ADD COLUMN provider text NOT NULL DEFAULT 'sandbox' CHECK (provider IN ('sandbox', 'stripe', 'razorpay'));
