import { lunette } from '@lunette/eslint';

export default lunette(import.meta.dirname);
