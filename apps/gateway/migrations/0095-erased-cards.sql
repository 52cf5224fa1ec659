-- Orders whose personal data was erased kept the digits and the brand of the cards that paid for them.
UPDATE payment SET card_brand = NULL, card_first6 = NULL, card_last4 = NULL
  WHERE order_id IN (SELECT id FROM orders WHERE email = '' AND address ->> 'phone' = '—');
