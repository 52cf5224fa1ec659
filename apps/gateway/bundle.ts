import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { bundleOptions } from './bundleOptions.ts';

rmSync('dist', { recursive: true, force: true });
await build(bundleOptions);
