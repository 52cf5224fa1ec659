import { Configuration } from '@lunette/session/contract';
import { and, eq } from 'drizzle-orm';
import { configuration } from '../../../configuration/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';

type OtpSettings = NonNullable<Configuration['otp']>;

const USUAL: OtpSettings = { digits: 6, resendSeconds: 30, retryLimit: 5, sendLimit: 5, lifeMinutes: 5 };

/** The store's configuration of one-time codes. */
export async function otpSettings(db: Queries): Promise<OtpSettings> {
  const [found] = await db
    .select({ value: configuration.value })
    .from(configuration)
    .where(and(eq(configuration.key, 'otp'), eq(configuration.language, '*')));
  return Configuration.shape.otp.parse(found?.value) ?? USUAL;
}
