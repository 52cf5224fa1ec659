import { build, type Plugin } from 'vite';

/** Writes a service worker from `entry` beside the browser's files as `sw.js`: one file, under a name that never changes. */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'lunette-service-worker',
    apply: 'build',
    async writeBundle({ dir }) {
      const { name, config } = this.environment;
      if (name !== 'client') return;
      await build({
        root: config.root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          lib: { entry, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
