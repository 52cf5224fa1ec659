-- Where an order was begun, for the shopper who meets it on another device; unknown of older ones.
ALTER TABLE orders ADD COLUMN client text CHECK (client IN ('desktop', 'mobilesite'));
