import { CannotStart } from './platform/settings/cannotStart.ts';
import { readSettings } from './platform/settings/settings.ts';
import { startGateway, type StartedGateway } from './startGateway.ts';

const PATIENCE_MS = 15_000;

const starting = start();

/** Starts, or ends with one sentence where an operator has to change something first. */
async function start(): Promise<StartedGateway> {
  try {
    return await startGateway(readSettings(process.env));
  } catch (fault) {
    if (!(fault instanceof CannotStart)) throw fault;
    console.error(fault.message);
    process.exit(1);
  }
}

// A terminal tells every process of its group, and the launcher then tells its servers: the second word, or one that comes
// while the gateway still starts, must not cut off the end, or PostgreSQL would stay behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    starting
      .then((gateway) => gateway.stop())
      .then(
        () => process.exit(0),
        (fault: unknown) => {
          console.error(fault);
          process.exit(1);
        },
      );
  });

await starting;
