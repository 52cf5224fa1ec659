-- A number's voucher that is asked for again by somebody else is sent once more; who asks gets a reference of their own,
-- so that the answer does not tell whether the number has had it.
ALTER TABLE first_deal ADD COLUMN again_of text REFERENCES first_deal ON DELETE CASCADE;
ALTER TABLE first_deal DROP CONSTRAINT first_deal_country_phone_key;
CREATE UNIQUE INDEX first_deal_number ON first_deal (country, phone) WHERE again_of IS NULL;
CREATE INDEX first_deal_phone ON first_deal (country, phone);
