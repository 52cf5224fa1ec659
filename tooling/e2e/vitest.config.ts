import { packageTests } from '@lunette/vitest';

export default packageTests({
  test: {
    include: ['*.test.ts', 'seam/**/*.test.ts'],
    globalSetup: ['../../apps/gateway/src/platform/testing/globalSetup.ts'],
  },
});
