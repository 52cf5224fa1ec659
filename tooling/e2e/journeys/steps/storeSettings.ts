import { startPostgres } from '@lunette/gateway/postgres';
import { Pool } from 'pg';

/** Does something while the new cart flow of the desktop is off for one locale, such as `en_sg`. */
export async function withoutCartFlow(locale: string, act: () => Promise<void>): Promise<void> {
  const { url } = await startPostgres({ dataDir: process.env.DATA_DIR ?? '', port: 0 });
  const pool = new Pool({ connectionString: url('lunette') });
  const ofLocale = "key = 'desktop_cart_flow' AND language = $1";
  try {
    await pool.query(
      `INSERT INTO configuration (key, language, value) VALUES ('desktop_cart_flow', $1, '{"enabled": false}')
       ON CONFLICT (key, language) DO UPDATE SET value = excluded.value`,
      [locale],
    );
    await act();
  } finally {
    await pool.query(`DELETE FROM configuration WHERE ${ofLocale}`, [locale]);
    await pool.end();
  }
}
