-- Whether the lab may know of an item: noted before it is asked, since its answer can be lost.
ALTER TABLE order_item ADD COLUMN is_lab_asked boolean NOT NULL DEFAULT false;
UPDATE order_item SET is_lab_asked = true WHERE lab_id IS NOT NULL;
