-- The number of their account that the customer gave for offers by text message during the visit (ANLY-04); NULL for a
-- visit that only reported its campaign.
ALTER TABLE campaign_visit ADD COLUMN phone text;
