import { readSettings } from './platform/settings.ts';
import { startGateway } from './startGateway.ts';

const PATIENCE_MS = 15_000;

const gateway = await startGateway(readSettings(process.env));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    gateway.stop().then(
      () => process.exit(0),
      (fault: unknown) => {
        console.error(fault);
        process.exit(1);
      },
    );
  });
