import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { takenAddresses } from './takenAddresses.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The folder of Node's compile cache, which makes the next start faster. */
const COMPILED = `${ROOT}node_modules/.cache/node-compile`;
/** Settings that point to an operator's own services: databases, other servers of the store, providers, mail. */
const OPERATORS = [
  ...[
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_POOLER',
    'DATABASE_REPLICA_URL',
    'GATEWAY_URL',
    'DESKTOP_URL',
    'MOBILE_URL',
  ],
  ...[
    'STOREFRONT_ORIGINS',
    'SANDBOX_URL',
    'POS_URL',
    'PROVIDER_URL',
    'SOCIAL_ISSUER',
    'SMTP_HOST',
    'TRUST_PROXY',
  ],
  ...['PAYMENT_PROVIDERS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ...['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
];

/** A server of the store: its folder, the file that Node runs, and the address that answers when it is up. */
export interface Server {
  name: string;
  folder: string;
  file: string;
  address: string;
  ready: string;
}

/** The four servers in the order in which they are started. */
export function servers({ dev }: { dev: boolean }, env: NodeJS.ProcessEnv = process.env): Server[] {
  const host = env.HOST && env.HOST !== '0.0.0.0' ? env.HOST : '127.0.0.1';
  const at = (port: string) => `http://${host}:${port}`;
  const storefront = dev ? 'dev.ts' : 'build/server/index.js';
  const desktop = at(env.DESKTOP_PORT ?? '3000');
  const mobile = at(env.MOBILE_PORT ?? '3001');
  const gateway = at(env.GATEWAY_PORT ?? '4000');
  const sandbox = at(env.SANDBOX_PORT ?? '4010');
  return [
    {
      name: 'sandbox',
      folder: 'apps/sandbox',
      file: 'src/main.ts',
      address: sandbox,
      ready: `${sandbox}/health`,
    },
    {
      name: 'gateway',
      folder: 'apps/gateway',
      file: dev ? 'src/main.ts' : 'dist/server/main.js',
      address: gateway,
      ready: `${gateway}/ready`,
    },
    {
      name: 'desktop',
      folder: 'apps/desktop',
      file: storefront,
      address: desktop,
      ready: `${desktop}/health`,
    },
    {
      name: 'mobile-web',
      folder: 'apps/mobile-web',
      file: storefront,
      address: mobile,
      ready: `${mobile}/health`,
    },
  ];
}

/** The environment of a store with its own data: these settings, and none that points to an operator's services. */
export function ownEnvironment(
  settings: NodeJS.ProcessEnv,
  env: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !OPERATORS.includes(name));
  return { ...Object.fromEntries(kept), ...settings };
}

/** Running servers. */
export interface Running {
  stop: () => Promise<void>;
  /** Resolves with the name of the first server that ends by itself. */
  ended: Promise<string>;
  /** The process id of each running server, by its name. */
  pids: () => Record<string, number | undefined>;
}

/** The environment in which gateway and sandbox trust the storefronts of these servers. */
function withOrigins(list: Server[], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const origins = list
    .filter(({ name }) => name === 'desktop' || name === 'mobile-web')
    .flatMap(({ address }) => [address, address.replace('127.0.0.1', 'localhost')]);
  return { STOREFRONT_ORIGINS: [...new Set(origins)].join(','), ...env };
}

/**
 * Starts servers in parallel and waits until each answers. If one cannot start, all are stopped again; none is started if
 * another server already uses one of the addresses. Their logs go to the output of this process, or to an open file.
 */
export async function startServers(
  list: Server[],
  env: NodeJS.ProcessEnv = process.env,
  log: number | 'inherit' = 'inherit',
): Promise<Running> {
  const taken = await takenAddresses(list.map(({ address }) => address));
  if (taken.length > 0)
    throw new Error(`Something already answers at ${taken.join(', ')}: stop it or choose other ports.`);
  const children = new Map<string, ChildProcess>();
  let stopping = false;
  const ended = new Promise<string>((resolve) => {
    for (const { name, folder, file } of list) {
      const child = spawn(
        process.execPath,
        ['--conditions=@lunette/source', '--disable-warning=ExperimentalWarning', file],
        {
          cwd: `${ROOT}${folder}`,
          env: { ...withOrigins(list, env), NODE_COMPILE_CACHE: COMPILED },
          stdio: ['ignore', log, 'inherit'],
        },
      );
      child.on('exit', () => {
        children.delete(name);
        if (!stopping) resolve(name);
      });
      children.set(name, child);
    }
  });
  const stop = async () => {
    stopping = true;
    await Promise.all([...children.values()].map(stopChild));
  };
  const failed = ended.then((name) => {
    throw new Error(`${name} ended before it answered; its own words stand above.`);
  });
  try {
    await Promise.race([Promise.all(list.map(answering)), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  failed.catch(() => undefined);
  const pids = () => Object.fromEntries([...children].map(([name, { pid }]) => [name, pid]));
  return { stop, ended, pids };
}

async function answering({ name, ready }: Server): Promise<void> {
  const latest = performance.now() + 120_000;
  while (performance.now() < latest) {
    const answer = await fetch(ready, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`${name} did not answer at ${ready} within two minutes.`);
}

/** How long a server may take to stop: longer than the gateway's own limit for ending its calls and its database. */
const PATIENCE_MS = 20_000;

async function stopChild(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const late = wait(PATIENCE_MS, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
  await Promise.race([gone, late.then(() => gone)]);
}
