import type { Client } from 'pg';

/** The distance between the ids of copies. */
const STEP = 1_000_000;
const FIRST = `ARRAY['bel','cor','dan','fel','gar','hol','jun','kes','lor','mar','nor','pel','quen','ros','sal','tor']`;
const SECOND = `ARRAY['adine','berg','cello','dora','ette','fina','gard','holm','ika','lane','mont','nova','ora','port']`;

/** The name of a copy, in SQL. */
const NAME = `initcap((${FIRST})[1 + turn % 16] || (${SECOND})[1 + turn / 16 % 14])`;

/** Copies the frames of the demo store, with new names and prices, until there are `count` products. */
export async function manyProducts(database: Client, count: number): Promise<void> {
  const { rows } = await database.query<{ turns: number }>(
    `SELECT ceil(($1 - (SELECT count(*) FROM product)) / count(*)::numeric)::int AS turns FROM product
     JOIN model ON model.id = model_id WHERE classification IN ('eyeframe', 'sunglasses')`,
    [count],
  );
  const turns = `generate_series(1, ${rows[0]?.turns ?? 0}) AS turn`;
  const frames = `model.classification IN ('eyeframe', 'sunglasses') AND model.id < ${STEP}`;
  await copy(
    database,
    'model',
    {
      id: `id + turn * ${STEP}`,
      slug: `slug || '-' || turn`,
      text: `jsonb_set(jsonb_set(text, '{en,name}', to_jsonb((text #>> '{en,name}') || ' ' || ${NAME})),
        '{ar,name}', to_jsonb((text #>> '{ar,name}') || ' ' || ${NAME}))`,
      rank: 'rank + turn * 1000',
    },
    `model, ${turns} WHERE ${frames}`,
  );
  await copy(
    database,
    'product',
    {
      id: `product.id + turn * ${STEP}`,
      model_id: `model_id + turn * ${STEP}`,
      sku: `sku || '-' || turn`,
      slug: `product.slug || '-' || turn`,
      style: `style || '-' || turn`,
      rank: 'product.rank + turn * 10000',
      search_text: `lower(${NAME}) || ' ' || replace(search_text, product.id::text, (product.id + turn * ${STEP})::text)`,
    },
    `product JOIN model ON model.id = model_id, ${turns} WHERE ${frames}`,
  );
  const copies = `JOIN product ON product.id = product_id JOIN model ON model.id = model_id, ${turns} WHERE ${frames}`;
  await copy(
    database,
    'product_price',
    {
      product_id: `product_id + turn * ${STEP}`,
      selling: 'greatest(selling - selling * (turn % 7) / 20, 0)',
    },
    `product_price ${copies}`,
  );
  await copy(database, 'stock', { product_id: `product_id + turn * ${STEP}` }, `stock ${copies}`);
  await database.query('ANALYZE');
}

/** Copies rows of a table, with new values in some columns. */
async function copy(
  database: Client,
  table: string,
  anew: Record<string, string>,
  from: string,
): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY ordinal_position',
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => anew[name] ?? `${table}.${name}`);
  await database.query(`INSERT INTO ${table} (${names.join()}) SELECT ${values.join()} FROM ${from}`);
}
