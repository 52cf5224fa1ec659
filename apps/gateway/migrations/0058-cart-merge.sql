-- The storefront on which a line was added; null for lines of before.
ALTER TABLE cart_line ADD COLUMN client text CHECK (client IN ('desktop', 'mobilesite'));
-- What a sign-in has brought together in this cart last: which lines came from where.
ALTER TABLE cart ADD COLUMN merge jsonb;
