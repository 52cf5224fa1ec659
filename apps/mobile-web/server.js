import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiled once for all starts: the server is one file of some megabytes.
enableCompileCache(fileURLToPath(new URL('./node_modules/.cache/server', import.meta.url)));
await import('./build/server/index.js');
