import { CannotStart } from './platform/settings/cannotStart.ts';
import { readSettings } from './platform/settings/settings.ts';
import { startGateway, type StartedGateway } from './startGateway.ts';

/** How long a stop may take, in milliseconds. */
const STOP_TIMEOUT_MS = 15_000;

const starting = start();

/** Starts the gateway, or ends with one sentence if an operator has to change something first. */
async function start(): Promise<StartedGateway> {
  try {
    return await startGateway(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

// A terminal signals every process of its group, and the launcher then signals its servers. A second signal, or one during
// the start, must not interrupt the stop, or PostgreSQL would be left running.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    setTimeout(() => {
      console.error(`The gateway did not stop within ${STOP_TIMEOUT_MS / 1000} s.`);
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    starting
      .then((gateway) => gateway.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  });

await starting;
