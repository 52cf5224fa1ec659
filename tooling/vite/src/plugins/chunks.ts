import type { Plugin } from 'vite';

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|@lingui\/core)\//;

const CACHE =
  /node_modules\/(react-redux|use-sync-external-store|redux|redux-thunk|reselect|immer|@reduxjs\/toolkit|@standard-schema\/utils)\//;

/** A stylesheet that only some pages need would otherwise be in a group with what they share with all others. */
const SHEET = /\/features\.css$/;

/**
 * The layout that most pages have, with all that it imports. The entry is not in the group, since it must run after the routes
 * are loaded. Nor is the root: its stylesheet would be linked once more by each route of the group.
 */
const SHELL = /\/app\/layout\/ShopLayout\.tsx/;

/** From so many screens and panels on, a module is taken to be wanted by every page (found by trying 3 to 12). */
const SHARED_BY = 7;

/**
 * Cuts what the browser loads into few files: the framework and the cache of answers, which seldom change and begin in
 * a task each, the layout, and what most screens share. Many small files would each cost a request and compress badly: fifty of
 * them weighed a tenth more.
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
