import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/database.ts';

/** Creates a database for this test file, cloned from the migrated and seeded template, or an empty one (`template1`). */
export async function testDatabase(
  size = 6,
  template: 'template_lunette' | 'template1' = 'template_lunette',
): Promise<OpenDatabase & { url: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const log = pino({ level: 'error' });
  const admin = openDatabase(`${server}postgres`, { size: 1, log });
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const database = openDatabase(`${server}${name}`, { size, log });
  return {
    ...database,
    url: `${server}${name}`,
    close: async () => {
      await database.close();
      await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.close();
    },
  };
}
