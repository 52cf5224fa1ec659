-- The catalogue has a version. Triggers log each change of a table that the catalogue is made of; when the transaction
-- commits, its changes get the next version and gateways are notified. The row of the version is locked at the very end of
-- a transaction only, so that no transaction waits for another one's work and versions become visible in their order.
CREATE TABLE catalogue_version (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  version bigint NOT NULL DEFAULT 1,
  -- Changes up to this version are no longer in the log.
  pruned_version bigint NOT NULL DEFAULT 1
);
INSERT INTO catalogue_version DEFAULT VALUES;

CREATE TABLE catalogue_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null until the transaction commits.
  version bigint,
  table_name text NOT NULL,
  -- The products, or for model and review the models, whose rows changed; null stands for the whole table.
  ids integer[],
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX catalogue_change_version ON catalogue_change (version);

-- Gives all changes of a transaction one version; fires at its commit, once for each change.
CREATE FUNCTION publish_catalogue_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next_version bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM catalogue_change WHERE id = NEW.id AND version IS NULL) THEN
    RETURN NULL;
  END IF;
  UPDATE catalogue_version SET version = version + 1 RETURNING version INTO next_version;
  -- Changes without a version that this transaction can see are its own.
  UPDATE catalogue_change SET version = next_version WHERE version IS NULL;
  PERFORM pg_notify('catalogue_version', next_version::text);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER publish_catalogue_changes AFTER INSERT ON catalogue_change
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION publish_catalogue_changes();

-- Logs what a statement changed in a table; its argument names the column with the ids. Rows that stay equal do not count.
CREATE FUNCTION log_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  id_column text := TG_ARGV[0];
  rows text := 'new_rows';
  changed boolean := true;
  changed_ids integer[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    rows := 'old_rows';
  ELSIF TG_OP = 'UPDATE' THEN
    rows := '((TABLE new_rows EXCEPT TABLE old_rows) UNION ALL (TABLE old_rows EXCEPT TABLE new_rows))';
  END IF;
  IF TG_OP <> 'TRUNCATE' THEN
    EXECUTE format('SELECT count(*) > 0, array_agg(DISTINCT %s) FROM %s AS changed_rows',
      coalesce(quote_ident(id_column), 'NULL::integer'), rows) INTO changed, changed_ids;
  END IF;
  IF changed THEN
    INSERT INTO catalogue_change (table_name, ids)
    VALUES (TG_TABLE_NAME, CASE WHEN id_column IS NOT NULL THEN changed_ids END);
  END IF;
  RETURN NULL;
END $$;

-- The catalogue knows of stock only whether there is any, so most orders change nothing in it and log nothing.
CREATE FUNCTION log_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (table_name, ids) VALUES (TG_TABLE_NAME, ARRAY[NEW.product_id]);
  RETURN NULL;
END $$;

DO $$
DECLARE
  one record;
  argument text;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('model', 'id'), ('product', 'id'), ('product_price', 'product_id'), ('stock', 'product_id'), ('review', 'model_id'),
    ('category', NULL), ('lens_package', NULL), ('coating', NULL), ('package_coating', NULL), ('lens_price', NULL),
    ('power_range', NULL), ('configuration', NULL), ('page', NULL)) AS tables (name, id_column)
  LOOP
    argument := coalesce(quote_literal(one.id_column), '');
    EXECUTE format('CREATE TRIGGER catalogue_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change(%s)', one.name, argument);
    EXECUTE format('CREATE TRIGGER catalogue_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change(%s)', one.name, argument);
    EXECUTE format('CREATE TRIGGER catalogue_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change()', one.name);
    IF one.name <> 'stock' THEN
      EXECUTE format('CREATE TRIGGER catalogue_update AFTER UPDATE ON %I
        REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION log_catalogue_change(%s)', one.name, argument);
    END IF;
  END LOOP;
END $$;

CREATE TRIGGER catalogue_update AFTER UPDATE ON stock FOR EACH ROW
  WHEN ((OLD.quantity = 0) IS DISTINCT FROM (NEW.quantity = 0)) EXECUTE FUNCTION log_stock_change();

-- Gateways read the prices of the products that have changed.
CREATE INDEX product_price_product ON product_price (product_id);
