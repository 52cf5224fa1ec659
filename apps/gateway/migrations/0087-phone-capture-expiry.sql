-- Until when the customer is not asked again whether offers may be sent by text message (ANLY-04); NULL while they have
-- not answered.
ALTER TABLE customer ADD COLUMN phone_capture_expiry timestamptz;
