-- A link with which a checkout goes on on another device. Only the hash of its token is stored.
CREATE TABLE checkout_link (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  token_hash bytea NOT NULL UNIQUE,
  cart_id uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  -- The session that the checkout was taken from, and its storefront.
  session_id uuid NOT NULL,
  client text NOT NULL CHECK (client IN ('desktop', 'mobilesite')),
  -- The session that it went to, its storefront, and when; null until the link is used.
  moved_to uuid,
  moved_client text CHECK (moved_client IN ('desktop', 'mobilesite')),
  moved_at timestamptz,
  -- A hash of what the cart held then; what was changed since stays where it is.
  moved_content text,
  -- Until then it can be used; once used, until then the device that it was taken from is told.
  expires_at timestamptz NOT NULL,
  CHECK (num_nonnulls(moved_to, moved_client, moved_at, moved_content) IN (0, 4))
);
CREATE INDEX checkout_link_cart ON checkout_link (cart_id);
CREATE INDEX checkout_link_moved ON checkout_link (session_id) WHERE moved_at IS NOT NULL;
