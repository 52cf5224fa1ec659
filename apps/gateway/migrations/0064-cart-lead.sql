-- What a shopper agrees to at the checkout, once for each bag: a reminder of it, a call about a home visit.
ALTER TABLE lead
  ADD COLUMN cart_id uuid REFERENCES cart ON DELETE CASCADE,
  -- The storefront on which it was given.
  ADD COLUMN client text CHECK (client IN ('desktop', 'mobilesite')),
  -- When the reminder was sent, or the shop was told.
  ADD COLUMN used_at timestamptz,
  DROP CONSTRAINT lead_purpose_check,
  ADD CONSTRAINT lead_purpose_check CHECK (purpose IN ('question', 'call-back', 'bag', 'home-visit')),
  DROP CONSTRAINT lead_check,
  -- The address of a reminder is erased once it was sent.
  ADD CONSTRAINT lead_contact_check CHECK (num_nonnulls(email, phone) > 0 OR purpose = 'bag' AND used_at IS NOT NULL);
CREATE UNIQUE INDEX lead_of_cart ON lead (cart_id, purpose) WHERE cart_id IS NOT NULL;

-- Addresses to which no reminder is sent any more, as hashes.
CREATE TABLE reminder_refusal (
  email_hash bytea PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);
