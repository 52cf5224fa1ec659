import { expect, test } from 'vitest';
import { testGatewayApp } from '../../platform/testing/testGateway.ts';
import { sessionJobs } from '../jobs.ts';
import { sendNotice } from './sendNotice.ts';

const app = await testGatewayApp({ mount: () => undefined, jobs: sessionJobs });
const visit = { language: 'en', storefrontOrigin: app.settings.storefronts.desktop } as const;

test('a mailbox gets six notices of one kind in an hour, and those of another kind too', async () => {
  const email = 'ananya.rao@post.in';
  for (let time = 0; time < 9; time += 1) await sendNotice(app.db, visit, email, 'passkey');
  await sendNotice(app.db, visit, email, 'email');
  await sendNotice(app.db, visit, null, 'passkey');
  await app.runJobs();
  const subjects = app.sent.mail.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
  expect(subjects).toEqual([
    ...Array<string>(6).fill(`${email}: A passkey was added to your account`),
    `${email}: The e-mail of your account was changed`,
  ]);
});
