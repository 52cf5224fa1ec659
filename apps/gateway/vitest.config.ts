import { packageTests } from '@lunette/vitest';

export default packageTests({
  test: {
    // It knows all packages, so its turn comes last in a run of all tests, when nobody else needs the other core.
    maxWorkers: 2,
    globalSetup: ['src/platform/testing/globalSetup.ts'],
  },
});
