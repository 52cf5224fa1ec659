import { storyTests } from '@lunette/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { join } from 'node:path';

export default storyTests([storybookTest({ configDir: join(import.meta.dirname, '.storybook') })]);
