import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { spendPhoto } from './photo.ts';
import type { Session } from '../http/callContext.ts';
import { testGatewayApp } from '../testing/testGateway.ts';

const { db } = await testGatewayApp({ mount: () => undefined });
const send = (ip: string) => {
  const session: Session = {
    id: randomUUID(),
    country: 'IN',
    customerId: null,
    staffId: null,
    role: null,
    signedInAt: null,
  };
  return spendPhoto({ db, ip, session });
};
const tooMany = { status: 429, code: 'too_many_requests' };

test('the photos of an address are limited, whatever the sessions, and those of a site with many IPv6 lines too; a line does not use up the photos of its neighbours', async () => {
  for (let photo = 0; photo < 90; photo += 1) await send('192.0.2.1');
  await expect(send('192.0.2.1')).rejects.toMatchObject(tooMany);
  await send('192.0.2.2');
  for (let photo = 0; photo < 90; photo += 1) await send('2001:db8:1::1');
  for (let photo = 0; photo < 300; photo += 1)
    await expect(send('2001:db8:1::1')).rejects.toMatchObject(tooMany);
  await send('2001:db8:1:1::1');
  for (let photo = 0; photo < 360; photo += 1) await send(`2001:db8:0:${(photo % 8).toString(16)}::1`);
  await expect(send('2001:db8:0:9::1')).rejects.toMatchObject(tooMany);
  await send('2001:db8:0:100::1');
});
