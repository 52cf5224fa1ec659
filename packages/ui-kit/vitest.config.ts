import { packageTests } from '@lunette/vitest';
import tailwindcss from '@tailwindcss/vite';

export default packageTests({ plugins: [tailwindcss()] });
