import { packageTests } from '@lunette/vitest';

// Node runs these tests without Vite's module runner. The runner looks up each import at each use, which makes building
// solids take half as long again.
export default packageTests({ test: { experimental: { viteModuleRunner: false } } });
