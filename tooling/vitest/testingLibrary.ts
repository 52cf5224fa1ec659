import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine loads a lazy screen slowly. A longer timeout costs nothing on a fast one.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library does this by itself only for the file that loads it first, and files share one page.
afterEach(cleanup);
