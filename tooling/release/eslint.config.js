import { lunette } from '@lunette/eslint';

// The consumer is checked where it can be: in a project of its own, by the rehearsal.
export default [...lunette(import.meta.dirname), { ignores: ['consumer'] }];
