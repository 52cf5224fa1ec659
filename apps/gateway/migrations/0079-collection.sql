-- Pages of the store about some of its goods (HOME-08). An item is a row of goods that a filter chooses, or a picture of one product.
CREATE TABLE collection (
  slug text PRIMARY KEY,
  rank integer NOT NULL,
  items jsonb NOT NULL,
  text jsonb NOT NULL
);

-- Banners of a category, each with the picture of one product and a link (HOME-06).
CREATE TABLE category_banner (
  category_id integer NOT NULL,
  rank integer NOT NULL,
  url text NOT NULL,
  product_id integer NOT NULL,
  text jsonb NOT NULL,
  PRIMARY KEY (category_id, rank)
);

-- Gateways hold both with the catalogue, so each change gives it a new version.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['collection', 'category_banner']
  LOOP
    EXECUTE format('CREATE TRIGGER catalogue_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change()', name);
    EXECUTE format('CREATE TRIGGER catalogue_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change()', name);
    EXECUTE format('CREATE TRIGGER catalogue_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change()', name);
    EXECUTE format('CREATE TRIGGER catalogue_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change()', name);
  END LOOP;
END $$;
