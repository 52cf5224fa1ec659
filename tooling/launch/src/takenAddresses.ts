import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';

/** The addresses at which another server already listens. */
export async function takenAddresses(addresses: string[]): Promise<string[]> {
  const taken: string[] = [];
  for (const address of addresses) {
    const { hostname, port } = new URL(address);
    const hosts = await lookup(hostname, { all: true });
    const free = await Promise.all(hosts.map((host) => isFree(host.address, Number(port || 80))));
    if (free.includes(false)) taken.push(address);
  }
  return taken;
}

/** Whether a port is free. The server itself reports any other error of listening. */
function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (fault: NodeJS.ErrnoException) => resolve(fault.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
