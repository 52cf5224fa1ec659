import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

const SHARED = ['react', 'react-dom', 'react-router', 'react-redux', '@reduxjs/toolkit', '@lingui/core'];

/** Resolves the packages of the workspace: from `src` in development and tests, from `dist` in a build. */
export function fromSource(source: boolean): UserConfig {
  const condition = source ? ['@lunette/source'] : [];
  return {
    resolve: { conditions: [...condition, ...defaultClientConditions], dedupe: SHARED },
    ssr: {
      noExternal: [/^@lunette\//],
      resolve: {
        conditions: [...condition, ...defaultServerConditions],
        externalConditions: [...condition, 'node', 'module-sync'],
      },
    },
  };
}
