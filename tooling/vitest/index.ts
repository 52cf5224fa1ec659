import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromSource, locales } from '@lunette/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig, type PluginOption, type UserConfig } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * Debian's Chromium, so that no tool has to download a browser. The variable `CHROMIUM` is the path of another one. The
 * headless shell draws the same pages as a whole Chromium, without the processes of its windows, in 30% less time.
 */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    // Letters as a whole Chromium draws them on a screen.
    '--font-render-hinting=none',
  ],
};

/**
 * The same without its optimising compilers, for tests: a page of a test lives for seconds, and to compile its busy functions
 * took more time than it saved (12 to 23%). What measures the speed of pages uses `chromium`.
 */
export const chromiumOfTests = { ...chromium, args: [...chromium.args, '--js-flags=--no-opt --no-maglev'] };

type Test = NonNullable<ViteUserConfig['test']>;

/** The timeouts that end a hanging test; they are long because a machine may be busy with other tests. */
const LIMITS: Test = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

const REPORT: Test = { reporters: ['default', ['json', { outputFile: '.vitest/report.json' }]] };

/** The same order of test files on every machine: by size, whatever an earlier run has stored about their times. */
const ORDER: Test = { cache: false };

const EMPTY_STORAGE = fileURLToPath(new URL('./emptyStorage.ts', import.meta.url));

const inChromium = (): Test['browser'] => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumOfTests }),
  instances: [{ browser: 'chromium' }],
});

/** A package's tests: `*.test.ts` in Node, `*.test.tsx` in a real Chromium. Both import the packages from source. */
export function packageTests(extra: UserConfig & { test?: Test } = {}): ViteUserConfig {
  const node: ViteUserConfig = {
    plugins: [locales()],
    // Vitest loads a global setup in a separate environment, which must import the packages from source too.
    environments: {
      __vitest__: {
        resolve: { conditions: ['@lunette/source', 'module', 'node'], noExternal: [/^@lunette\//] },
      },
    },
    test: {
      ...LIMITS,
      name: 'node',
      include: ['src/**/*.test.ts', '*.test.ts', 'app/**/*.test.ts', 'seed/**/*.test.ts'],
      environment: 'node',
      // One load of the code for all files of a package: loading it again for each of them took half of the time.
      isolate: false,
      ...extra.test,
    },
  };
  const browser: ViteUserConfig = {
    plugins: [react(), locales(), ...(extra.plugins ?? [])],
    test: {
      ...LIMITS,
      name: 'browser',
      include: ['src/**/*.test.tsx', 'app/**/*.test.tsx'],
      setupFiles: [
        fileURLToPath(new URL('./testingLibrary.ts', import.meta.url)),
        fileURLToPath(new URL('./resourceTimings.ts', import.meta.url)),
        fileURLToPath(new URL('./withoutActWarnings.ts', import.meta.url)),
        EMPTY_STORAGE,
      ],
      // One load of React and the packages for all files of a package; the set-up files clear the page and its storage.
      isolate: false,
      browser: inChromium(),
    },
  };
  const projects = hasScreens() ? [node, browser] : [node];
  return defineConfig({
    test: {
      ...REPORT,
      ...ORDER,
      passWithNoTests: true,
      projects: projects.map((project) => mergeConfig(fromSource(true), project) as ViteUserConfig),
    },
  });
}

/** Every story as a test in Chromium; the plugin of Storybook finds them. */
export function storyTests(plugins: PluginOption[]): ViteUserConfig {
  return defineConfig({
    plugins,
    test: {
      ...REPORT,
      ...ORDER,
      ...LIMITS,
      name: 'stories',
      setupFiles: [EMPTY_STORAGE],
      browser: inChromium(),
    },
  });
}

function hasScreens(): boolean {
  return globSync('{src,app}/**/*.test.tsx').length > 0;
}
