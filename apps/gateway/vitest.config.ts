import { packageTests } from '@lunette/vitest';

export default packageTests({
  test: {
    // It depends on all packages, so it runs last of all tests, when the second core is free.
    maxWorkers: 2,
    globalSetup: ['src/platform/testing/globalSetup.ts'],
  },
});
