-- What a shopper has put aside lies beside the cart that is filled, under the same owner.
ALTER TABLE cart DROP CONSTRAINT cart_kind_check;
ALTER TABLE cart ADD CONSTRAINT cart_kind_check CHECK (kind IN ('shopping', 'exchange', 'saved'));
