export { codedAssets } from './codedAssets.ts';
export { chunks } from './chunks.ts';
export { contractsWithoutSchemas } from './contractsWithoutSchemas.ts';
export { oneServer } from './oneServer.ts';
export { locales } from './locales.ts';
export { fromSource } from './fromSource.ts';
