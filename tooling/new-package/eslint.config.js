import { lunette } from '@lunette/eslint';

// The template is linted where it can be: as the package that the test makes of it.
export default [...lunette(import.meta.dirname), { ignores: ['template'] }];
