import { packageTests } from '@lunette/vitest';

export default packageTests({ test: { testTimeout: 60_000 } });
