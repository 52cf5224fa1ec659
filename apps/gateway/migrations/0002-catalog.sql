-- Words that a shopper reads stand beside their row, one object a language: {"en": {…}, "ar": {…}}.

CREATE TABLE model (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  classification text NOT NULL CHECK (classification IN (
    'eyeframe', 'sunglasses', 'contact_lens', 'contact_lens_solution', 'accessories', 'services', 'loyalty_services')),
  brand text NOT NULL,
  collection text,
  gender text CHECK (gender IN ('women', 'men', 'unisex', 'kids')),
  shape text,
  rim text,
  material text,
  weight_grams integer,
  -- What the goods are for: reading, screen, daily, fortnightly, monthly, cleaning, …
  usage text,
  -- Ways of wearing it, the first one offered first.
  power_types text[] NOT NULL DEFAULT '{}',
  -- Further measures of goods that are no frames: {"waterContent": 58, "baseCurve": 8.6}.
  measures jsonb NOT NULL DEFAULT '{}',
  text jsonb NOT NULL,
  launched_on date NOT NULL,
  -- Place in the shop window, 1 first.
  rank integer NOT NULL
);

CREATE TABLE product (
  id integer PRIMARY KEY,
  model_id integer NOT NULL REFERENCES model,
  sku text NOT NULL UNIQUE,
  slug text NOT NULL,
  -- Cards show one product of a style: the sizes of one colour, the packs of one lens.
  style text NOT NULL,
  -- Folder and name of its pictures: frames/alder-132-havana.
  picture text NOT NULL,
  size text,
  frame_width integer,
  lens_width integer,
  lens_height integer,
  bridge integer,
  temple integer,
  colour text,
  colour_family text,
  swatch text[] NOT NULL DEFAULT '{}',
  lens_kind text,
  pack_size integer,
  -- Made to order: nothing is kept on a shelf and its power is taken as it comes.
  jit boolean NOT NULL DEFAULT false,
  text jsonb NOT NULL,
  rank integer NOT NULL,
  -- All words of both languages by which it can be found, lower case, without accents.
  search_text text NOT NULL
);
CREATE INDEX product_model ON product (model_id);
CREATE INDEX product_search ON product USING gin (search_text gin_trgm_ops);

-- Every word by which something can be found: what a misspelt word is put right by. Refresh it when goods have changed.
CREATE MATERIALIZED VIEW search_word AS
  SELECT DISTINCT unnest(string_to_array(trim(search_text), ' ')) AS word FROM product;
CREATE UNIQUE INDEX search_word_word ON search_word (word);
CREATE INDEX search_word_similar ON search_word USING gin (word gin_trgm_ops);

CREATE TABLE product_price (
  country text NOT NULL,
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  market integer NOT NULL,
  selling integer NOT NULL CHECK (selling >= 0),
  first_buy integer CHECK (first_buy >= 0),
  PRIMARY KEY (country, product_id),
  CHECK (market >= selling)
);

-- A quantity of NULL never runs out: services, the membership, what is made to order.
CREATE TABLE stock (
  product_id integer PRIMARY KEY REFERENCES product ON DELETE CASCADE,
  quantity integer CHECK (quantity >= 0)
) WITH (fillfactor = 70);

-- A category is a stored filter over the goods: {"classification": ["eyeframe"], "gender": ["kids"]}.
CREATE TABLE category (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  -- Its own address: /eyeglasses, or /category/11341.
  path text NOT NULL UNIQUE,
  parent_id integer REFERENCES category,
  -- Categories that its head offers besides, such as lenses for astigmatism.
  related integer[] NOT NULL DEFAULT '{}',
  type text NOT NULL,
  filter jsonb NOT NULL,
  picture text,
  sort text NOT NULL DEFAULT 'featured',
  text jsonb NOT NULL
);

CREATE TABLE lens_package (
  id text PRIMARY KEY,
  power_types text[] NOT NULL,
  -- Marks that a frame must have all of, and must have none of: rim:rimless, use:computer, kind:sunglasses.
  needs text[] NOT NULL DEFAULT '{}',
  refuses text[] NOT NULL DEFAULT '{}',
  refraction_index numeric(3, 2) NOT NULL,
  warranty_months integer NOT NULL,
  recommended boolean NOT NULL DEFAULT false,
  express boolean NOT NULL DEFAULT false,
  lab_days integer NOT NULL,
  rank integer NOT NULL,
  text jsonb NOT NULL
);

CREATE TABLE coating (
  id text PRIMARY KEY,
  -- Of one choice (a tint) a lens takes one.
  choice text,
  lab_days integer NOT NULL DEFAULT 0,
  rank integer NOT NULL,
  text jsonb NOT NULL
);

CREATE TABLE package_coating (
  package_id text NOT NULL REFERENCES lens_package,
  coating_id text NOT NULL REFERENCES coating,
  included boolean NOT NULL,
  PRIMARY KEY (package_id, coating_id)
);

-- Prices of packages and coatings; below zero where something is left out.
CREATE TABLE lens_price (
  country text NOT NULL,
  option_id text NOT NULL,
  amount integer NOT NULL,
  PRIMARY KEY (country, option_id)
);

-- What powers are made: for a way of wearing, or for one model of contact lenses.
CREATE TABLE power_range (
  power_type text NOT NULL,
  model_id integer REFERENCES model,
  rows jsonb NOT NULL,
  max_boxes integer,
  UNIQUE NULLS NOT DISTINCT (power_type, model_id)
);

CREATE TABLE review (
  id integer PRIMARY KEY,
  model_id integer NOT NULL REFERENCES model,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title text NOT NULL,
  text text NOT NULL,
  author text NOT NULL,
  place text NOT NULL,
  written_on date NOT NULL
);
CREATE INDEX review_model ON review (model_id, written_on DESC, id DESC);

-- Where we deliver: a range of postcodes, or an area by name where a country has none.
CREATE TABLE delivery_zone (
  id integer PRIMARY KEY,
  country text NOT NULL,
  from_code integer,
  to_code integer,
  -- Names of the area in lower case, without accents, in every language that people write.
  names text[] NOT NULL DEFAULT '{}',
  days integer NOT NULL,
  express_days integer,
  cash_on_delivery boolean NOT NULL,
  text jsonb NOT NULL,
  CHECK (from_code IS NULL OR to_code >= from_code)
);
CREATE INDEX delivery_zone_code ON delivery_zone (country, from_code, to_code);
CREATE INDEX delivery_zone_names ON delivery_zone USING gin (names);

-- Home-type pages and the navigation, in a language. Goods and numbers are put in when a page is asked for.
CREATE TABLE page (
  key text NOT NULL,
  language text NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (key, language)
);
