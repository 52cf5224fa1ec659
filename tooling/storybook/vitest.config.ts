import { packageTests, storyTests } from '@lunette/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';

const stories = storyTests([storybookTest({ configDir: join(import.meta.dirname, '.storybook') })]);

// Stories share one page, as in Storybook: a new page for each file would take 50% longer.
const sharingOnePage = mergeConfig(stories, {
  test: {
    isolate: false,
    browser: {
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            join(import.meta.dirname, 'pictures', `${arg}${ext}`),
          // Another version of Chromium may render the edges of letters slightly differently.
          comparatorOptions: { allowedMismatchedPixelRatio: 0.005 },
        },
      },
    },
  },
});

export default mergeConfig(packageTests(), { test: { projects: [sharingOnePage] } });
