import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { openDatabase } from './database.ts';
import { mailServer } from './messages/mailServer.ts';
import { settleDuePayouts } from './bank/payouts.ts';
import { moveDueParcels } from './courier/parcels.ts';
import { moveDuePickups } from './courier/pickups.ts';
import { handleDueReturns } from './warehouse/returns.ts';
import { advanceDueJobs } from './lab/jobs.ts';
import { expireDue } from './payments/intents.ts';
import { decideDue } from './upi/requests.ts';
import { startDelivering } from './webhooks/webhooks.ts';
import type { Sandbox } from './sandbox.ts';
import type { Settings } from './settings.ts';

/** Opens the sandbox without failures. */
export function openSandbox(settings: Settings, now: () => number = Date.now): Sandbox {
  return {
    settings,
    now,
    sleep,
    database: openDatabase(settings.databaseFile),
    failures: { provider: { mode: 'up', delayMs: 0 }, webhooks: { mode: 'normal', delayMs: 0 } },
  };
}

/** Starts the sandbox: HTTP, SMTP and the sender of webhooks. */
export async function startSandbox(
  settings: Settings,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const sandbox = openSandbox(settings);
  const http = await buildApp(sandbox);
  const mail = mailServer(sandbox);
  await new Promise<void>((resolve, reject) => {
    mail.once('error', reject);
    mail.listen(settings.smtpPort, settings.host, resolve);
  });
  const address = await http.listen({ host: settings.host, port: settings.port });
  const stopDelivering = startDelivering(sandbox);
  const clock = setInterval(() => expireDue(sandbox), 5_000);
  const work = setInterval(() => {
    advanceDueJobs(sandbox);
    moveDueParcels(sandbox);
    moveDuePickups(sandbox);
    handleDueReturns(sandbox);
    decideDue(sandbox);
    settleDuePayouts(sandbox);
  }, 1_000);
  return {
    address,
    stop: async () => {
      clearInterval(clock);
      clearInterval(work);
      stopDelivering();
      await http.close();
      await new Promise<void>((resolve) => mail.close(resolve));
      sandbox.database.close();
    },
  };
}
