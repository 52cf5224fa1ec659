import { configure } from '@testing-library/react';

// A busy machine fetches a lazy screen slowly; waiting longer costs nothing where it does not.
configure({ asyncUtilTimeout: 20_000 });
