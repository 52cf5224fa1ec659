export { chunks } from './chunks.ts';
export { contractsWithoutSchemas } from './contractsWithoutSchemas.ts';
export { locales } from './locales.ts';
export { fromSource } from './fromSource.ts';
