-- When the session that hands over had signed in: the one that takes it over is no fresher.
ALTER TABLE customer_token ADD COLUMN signed_in_at timestamptz;
