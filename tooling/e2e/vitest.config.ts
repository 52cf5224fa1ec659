import { packageTests } from '@lunette/vitest';

export default packageTests({
  test: {
    include: ['seam/**/*.test.ts'],
    globalSetup: ['../../apps/gateway/src/platform/testing/globalSetup.ts'],
  },
});
