-- Why an optician could not read the last picture of an item's power (RX-10); null once another power or picture is sent.
ALTER TABLE order_item ADD COLUMN unreadable text;
