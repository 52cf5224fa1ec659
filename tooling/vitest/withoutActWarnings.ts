import { beforeEach } from 'vitest';

// In a real browser screens change when they do, and tests wait for what they show. Testing Library would have React warn
// of every change that no `act` announced; what it fires itself it still wraps.
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});
