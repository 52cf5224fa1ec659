import { packageTests, storyTests } from '@lunette/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';

const stories = storyTests([storybookTest({ configDir: join(import.meta.dirname, '.storybook') })]);

// Stories share one page, as they do in Storybook: a fresh one for each file would take half as long again.
const sharingOnePage = mergeConfig(stories, {
  test: {
    isolate: false,
    browser: {
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            join(import.meta.dirname, 'pictures', `${arg}${ext}`),
          // Another version of Chromium may draw the edges of letters a little differently.
          comparatorOptions: { allowedMismatchedPixelRatio: 0.005 },
        },
      },
    },
  },
});

export default mergeConfig(packageTests(), { test: { projects: [sharingOnePage] } });
