import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leftToDo } from './leftToDo.ts';
import { namesOf } from './names.ts';
import { prettierOf } from './files.ts';
import { newPackage } from './newPackage.ts';
import { newPage, pageLeftToDo } from './newPage.ts';
import { WIRINGS } from './wirings.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The package that the test makes, with a name that no team uses. */
const NAME = 'paper-kites';
/** The page that the test makes. */
const PAGE = 'paper-lanterns';
/** The folders that a package and the import graph need; pictures and builds are not copied. */
const PARTS = [
  ...['eslint.config.js', 'packages', 'apps/gateway', 'apps/sandbox/src', 'apps/desktop', 'apps/mobile-web'],
  ...['e2e', 'eslint', 'launch', 'tsconfig', 'tsup', 'vite', 'vitest'].map((name) => `tooling/${name}`),
  ...['tooling/bench/src/weights', 'tooling/storybook/src/samples'],
];
/** The workspaces that depend on a new package. */
const USERS = ['apps/gateway', 'packages/storefront'];
const HOME = new Set(['dist', 'build', 'media', '.vitest', '.turbo', '.vite', '.vite-temp']);

let copy = '';
let made: ReturnType<typeof newPackage>;
let page: ReturnType<typeof newPage>;

/**
 * Copies the repository without its workspace file into this workspace, so that links in the copy resolve to packages here.
 */
function copyRepository(): string {
  mkdirSync(join(ROOT, '.scratch'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.scratch/new-package-'));
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !HOME.has(basename(file)),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(ROOT, 'apps/gateway/media'), join(folder, 'apps/gateway/media'));
  return folder;
}

/**
 * Links what an installation would link: the package gets the dependencies of its siblings, and its users get the package.
 */
function link(folder: string): void {
  cpSync(
    join(folder, 'packages/orders-returns/node_modules'),
    join(folder, 'packages', NAME, 'node_modules'),
    {
      recursive: true,
      verbatimSymlinks: true,
    },
  );
  for (const user of USERS)
    symlinkSync(`../../../../packages/${NAME}`, join(folder, user, 'node_modules/@lunette', NAME));
}

/** The files that lint checks, without those of the package, which is linted as a whole. */
const sources = (files: string[]) =>
  files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith(`packages/${NAME}/`)).join(' ');

async function inFolder(folder: string, command: string): Promise<string> {
  const env = {
    ...process.env,
    CI: '1',
    PATH: `node_modules/.bin:${ROOT}/node_modules/.bin:${process.env.PATH}`,
  };
  const child = spawn(command, { cwd: join(copy, folder), shell: true, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return code === 0 ? '' : `${command} in ${folder}:\n${output}`;
}

// Copying so many files is slow on a busy disk.
beforeAll(() => {
  copy = copyRepository();
  made = newPackage(copy, NAME);
  page = newPage(copy, PAGE);
  link(copy);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a name is refused', () => {
  test.each([
    ['', 'is no name'],
    ['PaperKites', 'write small letters with hyphens'],
    ['paper_kites', 'write small letters with hyphens'],
    ['../cart', 'is no name'],
    ['3d', 'is no name'],
    ['a'.repeat(31), 'is too long'],
    ['helpers', 'says nothing'],
    ['cart', 'there is packages/cart already'],
    ['desktop', 'there is apps/desktop already'],
    ['content', 'there is apps/gateway/src/content already'],
    ['browse', 'there is packages/storefront/src/routes/browse already'],
    ['payment', 'a tag Payment already'],
    ['orders', 'the gateway answers /v2/orders already'],
    ['hto', 'the storefronts have a page /hto already'],
    ['story', 'the files of every package say Story already'],
  ])('%s', (name, reason) => {
    expect(() => newPackage(copy, name)).toThrow(reason);
  });
});

test('the names of this test are not the examples of the instructions for teams', () => {
  const told = ['README.md', 'tooling/new-package/README.md', 'tooling/new-package/src/cli.ts'];
  for (const file of told) {
    const [, example] = /new:package ([a-z-]+)/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    expect(example).toBeDefined();
    expect(example).not.toBe(NAME);
  }
});

/** The exports of a package without its rules, which a package has when the gateway shares them. */
function withoutRules(exports: object | undefined): object {
  return Object.fromEntries(Object.entries(exports ?? {}).filter(([name]) => name !== './rules'));
}

describe('a new package', () => {
  test('has the parts of its siblings and no dependency that they lack', () => {
    const inPackage = made.written.map((file) => file.replace(`packages/${NAME}/`, ''));
    for (const part of ['api/paperKites', 'contract/index', 'testing/fixtures', 'index', 'prefetch'])
      expect(inPackage).toContain(`src/${part}.ts`);
    const manifest = (name: string) =>
      JSON.parse(readFileSync(join(copy, 'packages', name, 'package.json'), 'utf8')) as Record<
        string,
        object
      >;
    const [own, sibling] = [manifest(NAME), manifest('marketing')];
    for (const part of ['scripts', 'files', 'peerDependencies', 'devDependencies'])
      expect(own[part]).toEqual(sibling[part]);
    expect(own.exports).toEqual(withoutRules(sibling.exports));
    const published = sibling.publishConfig as { access: string; exports: object };
    expect(own.publishConfig).toEqual({ ...published, exports: withoutRules(published.exports) });
    expect(sibling.dependencies).toMatchObject(own.dependencies ?? {});
  });

  test('has its own name everywhere', () => {
    for (const file of [...made.written, ...made.changed])
      expect(`${file}\n${readFileSync(join(copy, file), 'utf8')}`).not.toMatch(/sample.?thing/i);
    expect(leftToDo(namesOf(NAME))).toContain('GET /v2/paper-kites');
  });

  test('cannot be made twice', () => {
    expect(() => newPackage(copy, NAME)).toThrow('there is packages/paper-kites already');
  });

  test('and a new page pass lint, type check, build and tests', async () => {
    const own = `packages/${NAME}`;
    const formatted = await inFolder('.', `${prettierOf(made)} && ${prettierOf(page)}`);
    const first = [
      inFolder(own, 'tsc -p . && tsup'),
      inFolder('.', `eslint ${own} ${sources([...made.written, ...page.written])}`),
      inFolder('packages/storefront', 'tsc -p .'),
      inFolder('apps/gateway', 'tsc -p .'),
    ];
    const faults = await Promise.all(first);
    const tests = [
      inFolder(own, 'vitest run'),
      inFolder('apps/gateway', `vitest run src/${NAME}`),
      inFolder('packages/storefront', 'vitest run src/locales.test.ts'),
    ];
    expect([formatted, ...faults, ...(await Promise.all(tests))].filter(Boolean)).toEqual([]);
  }, 600_000);
});

describe('a new page', () => {
  test.each([
    ['Size Guide', 'is no name for a page'],
    ['types', 'name the page after'],
    ['hto', 'the storefronts have a page /hto already'],
    ['support', 'there is packages/storefront/src/routes/content/support.tsx already'],
  ])('%s is refused', (name, reason) => {
    expect(() => newPage(copy, name)).toThrow(reason);
  });

  test('of both storefronts is six files', () => {
    const written = ['packages/storefront/src/routes/content/paperLanterns.tsx'];
    for (const language of ['ar', 'en'])
      written.push(`packages/storefront/src/locales/${PAGE}/${language}.json`);
    written.push('tooling/e2e/journeys/content/paperLanterns.test.ts');
    expect(page.written.sort()).toEqual(written.sort());
    expect(page.changed).toEqual([
      'packages/storefront/src/messageCatalogs.ts',
      'packages/storefront/src/routes.ts',
    ]);
    expect(readFileSync(join(copy, 'packages/storefront/src/routes.ts'), 'utf8')).toContain(
      `page('${PAGE}', 'content/paperLanterns.tsx')`,
    );
    expect(pageLeftToDo(page.names)).toContain('http://localhost:3000/paper-lanterns');
  });
});

describe('the files that list packages by name', () => {
  const after = (file: string, text: string) => {
    const wiring = WIRINGS.find((one) => one.file.endsWith(file));
    return wiring?.edit(text, namesOf(NAME)).split('\n');
  };

  test('the list of calls has the new call in its place', () => {
    const before = 'exports[`answers these calls, for these callers 1`] = `\n[\n  "guest    GET    /v2/x",\n';
    expect(after('gateway.test.ts.snap', `${before}  "public   GET    /v2/a",\n]\n\`;`)?.slice(2, 5)).toEqual(
      ['  "guest    GET    /v2/x",', '  "public   GET    /v2/a",', '  "public   GET    /v2/paper-kites",'],
    );
  });

  test('the storefronts have its page before catch-all routes, its texts, and its classes in the second style sheet', () => {
    expect(
      after('storefront/src/routes.ts', "      page('a', 'a.tsx'),\n      page(':slug', 'b.tsx'),\n"),
    ).toEqual([
      "      page('a', 'a.tsx'),",
      "      page('paper-kites', 'paper-kites/paperKites.tsx'),",
      "      page(':slug', 'b.tsx'),",
      '',
    ]);
    expect(
      after('storefront/src/messageCatalogs.ts', 'x = {\n} satisfies MessageCatalogs<string>;')?.[1],
    ).toBe("  'paper-kites': {");
    expect(after('storefront/src/styles/app.css', "@source not '../../../{cart,tryon}/src';")).toEqual([
      "@source not '../../../{cart,tryon,paper-kites}/src';",
    ]);
  });

  test('the list of public calls has the new call', () => {
    const before = '> anybody may make these and no others 1`] = `\n[\n  "GET /v2/a",\n  "GET /v2/x",\n]\n`;';
    expect(after('authorization.test.ts.snap', before)?.slice(2, 5)).toEqual([
      '  "GET /v2/a",',
      '  "GET /v2/paper-kites",',
      '  "GET /v2/x",',
    ]);
  });

  test('the import graph has the package, and its users have its entries', () => {
    const graph = readFileSync(
      join(ROOT, 'tooling/launch/src/__snapshots__/importGraph.test.ts.snap'),
      'utf8',
    );
    const lines = after('importGraph.test.ts.snap', graph) ?? [];
    const added = lines.filter((line) => line.includes('paper-kites'));
    expect(added).toEqual(['    "paper-kites/contract",', '  "paper-kites": [', '    "paper-kites",']);
    const packages = lines.flatMap((line) => /^ {2}"([^"]+)": \[/.exec(line)?.[1] ?? []);
    expect(packages).toEqual([...packages].sort());
    expect(lines.length).toBe(graph.split('\n').length + 7);
  });

  test('the budgets have it in its place', () => {
    const budgets = "PACKAGE_BUDGETS: Record<string, number> = {\n  cart: 14,\n  'ui-kit': 16,\n};\n";
    expect(after('budgets.ts', budgets)?.slice(1, 4)).toEqual([
      '  cart: 14,',
      "  'paper-kites': 4,",
      "  'ui-kit': 16,",
    ]);
  });

  test('the Storybook has Arabic translations of the sample texts of every new package', () => {
    const samples = (text: string) =>
      JSON.parse(after('samples/ar.json', text)?.join('\n') ?? '') as Record<string, string>;
    const first = samples('{ "Round": "دائري" }');
    expect(first).toMatchObject({ Round: 'دائري', 'Paper kites': 'صفحة جديدة' });
    expect(samples(JSON.stringify({ ...first, 'Paper kites': 'طائرات ورقية' }))['Paper kites']).toBe(
      'طائرات ورقية',
    );
  });

  test('a feature that the import rules already list keeps its place', () => {
    const rules = WIRINGS.find(({ file }) => file.endsWith('importRules.js'));
    expect(rules?.knows?.("const SIDE = ['tryon', 'paper-kites'];\n", namesOf(NAME))).toBe(true);
    expect(after('importRules.js', "const SIDE = ['tryon'];\n")).toEqual([
      "const SIDE = ['tryon', 'paper-kites'];",
      '',
    ]);
  });
});
