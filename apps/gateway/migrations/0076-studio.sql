-- The studio in which a shopper has their eyes tested, for goods whose power nobody knows yet: of a cart in its checkout,
-- then of the order.
ALTER TABLE checkout ADD COLUMN studio_code text;
ALTER TABLE orders ADD COLUMN studio_code text;

-- A cart forgets its studio when the last line leaves it, or gets its power, for which one was needed.
CREATE FUNCTION forget_studio() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE checkout SET studio_code = NULL
  WHERE cart_id = OLD.cart_id AND studio_code IS NOT NULL AND NOT EXISTS (
    SELECT FROM cart_line WHERE cart_id = OLD.cart_id AND prescription @> '{"inStudio": true}');
  RETURN NULL;
END $$;

CREATE TRIGGER forget_studio AFTER DELETE OR UPDATE OF cart_id, prescription ON cart_line
  FOR EACH ROW WHEN (OLD.prescription @> '{"inStudio": true}') EXECUTE FUNCTION forget_studio();
