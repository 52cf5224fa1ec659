import { packageTests } from '@lunette/vitest';

export default packageTests({
  test: { globalSetup: ['src/platform/testing/globalSetup.ts'], testTimeout: 20_000, hookTimeout: 60_000 },
});
