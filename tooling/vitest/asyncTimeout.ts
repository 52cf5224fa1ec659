import { configure } from '@testing-library/react';

// A busy machine loads a lazy screen slowly. A longer timeout costs nothing on a fast one.
configure({ asyncUtilTimeout: 20_000 });
