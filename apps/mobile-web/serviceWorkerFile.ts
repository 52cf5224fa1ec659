import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./app/offline/serviceWorker.ts', import.meta.url));

/** Writes the service worker beside the browser's files as `sw.js`: one file, under a name that never changes. */
export function serviceWorker(): Plugin {
  return {
    name: 'lunette-service-worker',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client') return;
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          lib: { entry: SOURCE, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
