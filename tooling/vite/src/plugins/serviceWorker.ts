import { build, type Plugin } from 'vite';

/** Builds a service worker from `entry` as `sw.js` beside the browser's files: one file with a fixed name. */
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
