import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fromSource, locales } from '@lunette/vite';
import { mergeConfig, type UserConfig } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Debian's browser: no tool's own download is needed. `CHROMIUM` names another one. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
};

const REPORT = { reporters: ['default', ['json', { outputFile: '.vitest/report.json' }]] };

/** A package's tests: `*.test.ts` in Node, `*.test.tsx` in a real Chromium. Both import the packages from source. */
export function packageTests(extra: UserConfig & { test?: ViteUserConfig['test'] } = {}): ViteUserConfig {
  const projects: ViteUserConfig[] = [
    mergeConfig(fromSource(true), {
      plugins: [locales()],
      test: {
        name: 'node',
        include: ['src/**/*.test.ts', '*.test.ts', 'app/**/*.test.ts', 'seed/**/*.test.ts'],
        environment: 'node',
        ...extra.test,
      },
    }) as ViteUserConfig,
  ];
  if (hasBrowserTests())
    projects.push(
      mergeConfig(fromSource(true), {
        plugins: [react(), locales(), ...(extra.plugins ?? [])],
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx', 'app/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      }) as ViteUserConfig,
    );
  return defineConfig({ test: { ...(REPORT as ViteUserConfig['test']), passWithNoTests: true, projects } });
}

function hasBrowserTests(): boolean {
  return ['src/components', 'src/screens', 'src/shell', 'app'].some((folder) => existsSync(folder));
}
