import { lunette } from './tooling/eslint/index.js';

export default lunette(import.meta.dirname);
