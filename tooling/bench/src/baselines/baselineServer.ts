import Fastify from 'fastify';
import { Pool } from 'pg';
import { BASELINE_PORT } from '../store/ports.ts';

/** The baseline of Fastify and pg on this machine: an empty route, one indexed query, and a transaction of five statements. */
const app = Fastify();
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

await pool.query(`
  CREATE TABLE IF NOT EXISTS bench_cart (id integer PRIMARY KEY, pieces integer NOT NULL);
  CREATE TABLE IF NOT EXISTS bench_line (
    cart_id integer NOT NULL, product_id integer NOT NULL, quantity integer NOT NULL,
    PRIMARY KEY (cart_id, product_id));`);

app.get('/empty', async () => ({ result: {} }));

app.get<{ Params: { id: string } }>('/product/:id', async ({ params }) => {
  const { rows } = await pool.query<object>('SELECT * FROM product WHERE id = $1', [params.id]);
  return { result: rows[0] };
});

app.post<{ Params: { cart: string; product: string } }>('/line/:cart/:product', async ({ params }) => {
  const { cart, product } = params;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('INSERT INTO bench_cart VALUES ($1, 0) ON CONFLICT DO NOTHING', [cart]);
    await client.query('SELECT pieces FROM bench_cart WHERE id = $1 FOR UPDATE', [cart]);
    await client.query(
      `INSERT INTO bench_line VALUES ($1, $2, 1)
       ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = bench_line.quantity + 1`,
      [cart, product],
    );
    await client.query('UPDATE bench_cart SET pieces = pieces + 1 WHERE id = $1', [cart]);
    const { rows } = await client.query('SELECT * FROM bench_line WHERE cart_id = $1', [cart]);
    await client.query('COMMIT');
    return { result: rows };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ host: '127.0.0.1', port: BASELINE_PORT });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
