import { packageTests } from '@lunette/vitest';

// Node runs these itself: through Vite's module runner, which looks up each import at each use, solids take half as long again.
export default packageTests({ test: { experimental: { viteModuleRunner: false } } });
