import { beforeEach } from 'vitest';

// In a real browser tests wait for what a screen shows. React would warn of each update outside of `act`, although Testing
// Library wraps the events that it fires itself.
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});
