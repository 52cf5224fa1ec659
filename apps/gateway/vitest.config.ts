import { packageTests } from '@lunette/vitest';

export default packageTests({
  // One load of the gateway for all files: what they share is code; each has a database and an app of its own.
  test: {
    isolate: false,
    globalSetup: ['src/platform/testing/globalSetup.ts'],
  },
});
