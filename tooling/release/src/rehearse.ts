import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './contract/published.ts';
import { BAG, changeCart, FIELD } from './rehearse/changeCart.ts';
import {
  checkAndBundle,
  checkTypes,
  installedVersions,
  makeConsumer,
  readsField,
  type Manager,
} from './rehearse/consumer.ts';
import { freePorts } from './rehearse/freePorts.ts';
import { startShopGateway, type RunningGateway } from './rehearse/gateway.ts';
import { proveShop } from './rehearse/proveShop.ts';
import { buildPackages, packNew, publishPacked, versionPackages } from './rehearse/publishPlan.ts';
import { startRegistry } from './rehearse/registry.ts';
import { run, stopStarted } from './rehearse/run.ts';
import { tarballProblems } from './rehearse/tarballProblems.ts';
import { makePackage, NEW_PACKAGE, publicVersions, workingCopy } from './rehearse/workingCopy.ts';

const CART = '@lunette/cart';
/** Whether the folder is kept for inspection after the rehearsal. */
const KEEP = process.env.REHEARSAL_KEEP === '1';
const MANAGERS: Manager[] = ['npm', 'pnpm'];
const folder = mkdtempSync(join(tmpdir(), 'lunette-release-'));
const copy = join(folder, 'lunette');
const begun = performance.now();
let starting: Promise<RunningGateway> | undefined;

/** Runs one step and prints its result and its duration; the first failed step ends the rehearsal. */
async function step<T>(
  name: string,
  work: () => Promise<T>,
  told: (found: T) => string = () => '',
): Promise<T> {
  const start = performance.now();
  const found = await work();
  console.log(`  ${seconds(start).padStart(5)}  ${name}${told(found) && `: ${told(found)}`}`);
  return found;
}

const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`;
const list = (versions: Record<string, string>) =>
  Object.entries(versions)
    .map(([name, version]) => `${name.replace('@lunette/', '')} ${version}`)
    .join(', ');

async function rehearse(): Promise<void> {
  const registry = await step('a registry on loopback', () => startRegistry(join(folder, 'registry')));
  await step('a copy of what is committed, installed', () => workingCopy(ROOT, copy));
  await step('a new package, as `pnpm new:package` writes it', () => makePackage(copy, NEW_PACKAGE));
  const before = publicVersions(copy);
  await step(
    'versions by the changesets',
    () => versionPackages(copy),
    () => list(publicVersions(copy)),
  );
  const first = publicVersions(copy);
  await step('builds and declarations', () => buildPackages(copy, ['--filter=./packages/*']));
  await release('first', first);

  const [port = 0] = await freePorts(1);
  const gateway = await step(
    'a gateway with its database',
    () => (starting = startShopGateway(copy, folder, port)),
  );
  const consumers = MANAGERS.map((manager) => ({ manager, home: join(folder, `consumer-${manager}`) }));
  const shop = { port, gatewayUrl: gateway.url, product: gateway.product };
  for (const { manager, home } of consumers) {
    await step(`${manager} installs into a fresh project`, async () => {
      makeConsumer(home, first, ROOT);
      await run(manager, ['install'], { cwd: home, env: registry.env });
      assertInstalled(home, first);
    });
    await step(`${manager}: types hold, bundle made`, () => checkAndBundle(home, registry.env));
    await step(
      `${manager}: product, badge and the new package's page in Chromium`,
      () => proveShop({ ...shop, folder: home, bag: BAG.before }),
      () => `${gateway.product.name}, ${BAG.before.toLowerCase()} 0 → 1`,
    );
  }

  await step('a change of the cart alone: its words, and an optional field of its contract', async () => {
    changeCart(copy);
    await versionPackages(copy);
    await buildPackages(copy, [`--filter=${CART}`]);
  });
  const second = publicVersions(copy);
  assert.deepEqual(changed(first, second), [CART], 'only the cart has a new version');
  await release('second', { [CART]: second[CART] ?? '' });
  for (const { manager, home } of consumers) {
    readsField(home, FIELD);
    await step(`${manager}: the old cart has no ${FIELD}`, () => assertLacks(home, registry.env));
    await step(
      `${manager} upgrades the cart alone`,
      async () => {
        await run(manager, ['update', CART], { cwd: home, env: registry.env });
        assertInstalled(home, second);
      },
      () => `${first[CART]} → ${second[CART]}, the others as they were`,
    );
    await step(`${manager}: types hold, bundle made`, () => checkAndBundle(home, registry.env));
    await step(
      `${manager}: the same in Chromium`,
      () => proveShop({ ...shop, folder: home, bag: BAG.after }),
      () => `now called ${BAG.after.toLowerCase()}`,
    );
  }
  console.log(`\nRehearsed in ${seconds(begun)}: ${list(before)} would become ${list(first)}.`);

  /** Packs, checks every tarball, and publishes exactly the expected ones. */
  async function release(name: string, expected: Record<string, string>): Promise<void> {
    const packs = join(folder, `packed-${name}`);
    mkdirSync(packs);
    const packed = await step(
      'packed',
      () => packNew(copy, packs, registry),
      (all) => (all.length === 1 ? 'one tarball' : `${all.length} tarballs`),
    );
    assert.deepEqual(
      Object.fromEntries(packed.map((one) => [one.name, one.version]).sort()),
      expected,
      'these packages are published and no others',
    );
    await step('each holds dist and its four papers; publint and attw find nothing', async () => {
      for (const { name: of, tarball } of packed) assert.deepEqual(await tarballProblems(tarball), [], of);
    });
    await step('published', () => publishPacked(copy, packs, registry));
  }
}

/** Checks that each of our packages is installed once, in its version. */
function assertInstalled(home: string, versions: Record<string, string>): void {
  const wanted = Object.entries(installedVersions(home)).map(([name]) => [name, [versions[name]]]);
  assert.deepEqual(installedVersions(home), Object.fromEntries(wanted), 'what is installed');
  assert.ok(
    wanted.some(([name]) => name === CART),
    'the cart is installed',
  );
}

/** Checks that code which reads the new field does not compile with the old package. */
async function assertLacks(home: string, env: NodeJS.ProcessEnv): Promise<void> {
  await assert.rejects(checkTypes(home, env), new RegExp(`'${FIELD}' does not exist`));
}

function changed(was: Record<string, string>, now: Record<string, string>): string[] {
  return Object.keys(now).filter((name) => now[name] !== was[name]);
}

console.log(`Rehearsing a release in ${folder}`);
let failed = false;
const interrupted = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => reject(new Error(`It was interrupted by ${signal}.`)));
});
try {
  await Promise.race([rehearse(), interrupted]);
} catch (error) {
  failed = true;
  console.error(`\nThe rehearsal failed after ${seconds(begun)}:\n${(error as Error).message}`);
  if (!KEEP) console.error('REHEARSAL_KEEP=1 keeps what it made, to be looked into.');
}
await close();
process.exit(failed ? 1 : 0);

async function close(): Promise<void> {
  await starting?.then(
    ({ stop }) => stop(),
    () => undefined,
  );
  await stopStarted();
  if (!KEEP) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
