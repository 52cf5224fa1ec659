import type { Plugin } from 'vite';

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|@lingui\/core)\//;

const CACHE =
  /node_modules\/(react-redux|use-sync-external-store|redux|redux-thunk|reselect|immer|@reduxjs\/toolkit|@standard-schema\/utils)\//;

/** A sheet that only some pages wear would otherwise come with what they share with all others. */
const SHEET = /\/features\.css$/;

/**
 * The layout that most pages have; a group has what its modules import, too. The entry stays apart, as it must begin after the
 * routes are there, and the root with its sheet, which each route of the group would link once more.
 */
const SHELL = /\/app\/layout\/ShopLayout\.tsx/;

/** From so many screens and panels on, a module is taken to be wanted by every page (found by trying 3 to 12). */
const SHARED_BY = 7;

/**
 * Cuts what the browser loads into few files: the framework and the cache of answers, which seldom change and begin in
 * a task each, and what most screens share. Many small files would each cost a request and compress badly: fifty of
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
