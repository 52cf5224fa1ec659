import { servers, startServers } from './servers.ts';

/** Runs the store until the process gets a signal to stop, or until one of its servers ends. */
export async function run({ dev }: { dev: boolean }): Promise<void> {
  const list = servers({ dev });
  const starting = startServers(list);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void starting.then((running) => running.stop()).finally(() => process.exit(0));
    });
  const running = await starting.catch((error: Error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  });
  const width = Math.max(...list.map(({ name }) => name.length));
  console.log(
    `\nLunette is open.\n${list.map(({ name, address }) => `  ${name.padEnd(width)}  ${address}`).join('\n')}`,
  );
  console.log(
    `  ${'API page'.padEnd(width)}  ${list[1]?.address}/docs\n  ${'inbox'.padEnd(width)}  ${list[0]?.address}/inbox\n  ${'parcels'.padEnd(width)}  ${list[0]?.address}/fulfilment\n`,
  );
  const ended = await running.ended;
  console.error(`${ended} has ended; the others are being stopped.`);
  await running.stop();
  process.exit(1);
}
