import { packageTests } from '@lunette/vitest';

export default packageTests({
  // One load of the gateway for all files: what they share is code; each has a database and an app of its own.
  test: {
    isolate: false,
    // It knows all packages, so its turn comes last in a run of all tests, when nobody else needs the other core.
    maxWorkers: 2,
    globalSetup: ['src/platform/testing/globalSetup.ts'],
  },
});
