import { readSettings } from './settings.ts';
import { startSandbox } from './startSandbox.ts';

const sandbox = await startSandbox(readSettings(process.env));
console.log(`The sandbox is up: ${sandbox.address}/inbox`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void sandbox.stop().finally(() => process.exit(0));
  });
