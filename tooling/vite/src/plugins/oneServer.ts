import type { Plugin } from 'vite';

/**
 * Builds a storefront's server as one file, from `entry`, with everything that it runs: React is the production one
 * whatever the environment says, and Node reads one file at start instead of some six hundred.
 */
export function oneServer(entry: string): Plugin {
  return {
    name: 'lunette-one-server',
    apply: 'build',
    config: () => ({
      environments: {
        ssr: {
          define: { 'process.env.NODE_ENV': '"production"' },
          resolve: { noExternal: true },
          build: { rolldownOptions: { input: entry, output: { codeSplitting: false } } },
        },
      },
    }),
  };
}
