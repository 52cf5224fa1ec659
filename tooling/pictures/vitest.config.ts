import { packageTests } from '@lunette/vitest';

export default packageTests();
