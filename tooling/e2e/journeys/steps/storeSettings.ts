import { startPostgres } from '@lunette/gateway/postgres';
import { Pool } from 'pg';

type Flow = 'desktop_cart_flow' | 'studio_flow';

/**
 * Runs an action while a flow is off for one locale, such as `en_sg`: the new cart of the desktop, or eye tests in a
 * studio.
 */
export async function withoutFlow(key: Flow, locale: string, act: () => Promise<void>): Promise<void> {
  await withFlow(key, locale, async (turnOff) => {
    await turnOff();
    await act();
  });
}

/** Runs an action that turns off a flow which is on for one locale; no other journey turns it off meanwhile. */
export async function withFlow(
  key: Flow,
  locale: string,
  act: (turnOff: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { url } = await startPostgres({ dataDir: process.env.DATA_DIR ?? '', port: 0 });
  const pool = new Pool({ connectionString: url('lunette'), max: 1 });
  try {
    await pool.query('SELECT pg_advisory_lock(hashtext($1))', [`${key} ${locale}`]);
    await act(async () => {
      await pool.query(
        `INSERT INTO configuration (key, language, value) VALUES ($1, $2, '{"enabled": false}')
         ON CONFLICT (key, language) DO UPDATE SET value = excluded.value`,
        [key, locale],
      );
    });
  } finally {
    await pool.query('DELETE FROM configuration WHERE key = $1 AND language = $2', [key, locale]);
    await pool.end();
  }
}
