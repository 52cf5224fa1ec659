export { statusGroup } from './statusGroup.ts';
