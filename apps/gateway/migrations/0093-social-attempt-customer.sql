-- The customer who was signed in when a sign-in with an identity provider began; null for a guest.
ALTER TABLE social_attempt ADD COLUMN customer_id uuid REFERENCES customer ON DELETE CASCADE;
