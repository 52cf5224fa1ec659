import type { Plugin } from 'vite';

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|@lingui\/core)\//;

const CACHE =
  /node_modules\/(react-redux|use-sync-external-store|redux|redux-thunk|reselect|immer|@reduxjs\/toolkit|@standard-schema\/utils)\//;

/** The stylesheet that only some pages need; without its own group it would be in a group that all pages load. */
const SHEET = /\/features\.css$/;

/**
 * The layout of most pages, with everything that it imports. The entry is not in the group, because it must run after the
 * routes are loaded. The root is not either, because each route of the group would link its stylesheet again.
 */
const SHELL = /\/app\/layout\/ShopLayout\.tsx/;

/** A module that at least this number of screens and panels use is put into the common chunk (found by trying 3 to 12). */
const SHARED_BY = 9;

/**
 * Divides the scripts of the browser into few chunks: the framework and the cache of answers, which seldom change and start
 * in a separate task each, the layout, and the modules that most screens share. Many small files would each need a request
 * and compress badly: fifty of them were 10% larger.
 */
export function chunks(): Plugin {
  return {
    name: 'lunette-chunks',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'framework', test: FRAMEWORK, priority: 3 },
                    { name: 'cache', test: CACHE, priority: 3 },
                    { name: 'features', test: SHEET, priority: 3 },
                    { name: 'shell', test: SHELL, priority: 2 },
                    { name: 'common', minShareCount: SHARED_BY, priority: 1 },
                  ],
                },
              },
            },
          },
        },
      },
    }),
  };
}
