-- Goods that a guest's session or a customer has put aside.
CREATE TABLE wishlist_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id uuid REFERENCES session ON DELETE CASCADE,
  customer_id uuid REFERENCES customer ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  added_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(session_id, customer_id) = 1),
  UNIQUE (session_id, product_id),
  UNIQUE (customer_id, product_id)
);
