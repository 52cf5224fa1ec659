import { defineConfig } from '@playwright/test';
import { chromiumOfTests } from '@lunette/vitest';
import { STORE } from './ports.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/**
 * Each line of the specification has a journey on both apps. Others whose screens are the same components in both apps run on
 * one of them: those whose titles end with `@phone` or `@desktop`. With `BOTH_APPS=1` every journey runs on both.
 */
const notFor = (tag: '@phone' | '@desktop') =>
  process.env.BOTH_APPS === '1' ? {} : { grepInvert: new RegExp(tag) };

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.test.ts',
  // One more than the cores of the smallest machine that runs them: a journey waits for its page much of the time.
  workers: 3,
  retries: 0,
  // The timeouts that end a hanging journey; they are long because a slow machine takes a minute for some.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.vitest/journeys.json' }]],
  use: {
    launchOptions: chromiumOfTests,
    // Recording every journey took the browser 75% more time. A failed journey leaves a screenshot and the text of its
    // page; `pnpm run e2e WORDS --trace retain-on-failure` records it.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-IN',
  },
  projects: [
    // Tests of touch run on the phone only.
    {
      name: 'desktop',
      testIgnore: 'touch.test.ts',
      ...notFor('@phone'),
      use: { baseURL: STORE.desktop, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // Tests that need the window or the header of a computer, or are the same for both apps, run on the desktop only.
      testIgnore: ['desk.test.ts', 'shared.test.ts'],
      ...notFor('@desktop'),
      use: {
        baseURL: STORE.mobile,
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        userAgent: PHONE,
      },
    },
  ],
});
