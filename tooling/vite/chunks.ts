import type { Plugin } from 'vite';

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|@lingui\/core)\//;

const CACHE =
  /node_modules\/(react-redux|use-sync-external-store|redux|redux-thunk|reselect|immer|@reduxjs\/toolkit|@standard-schema\/utils)\//;

/** A sheet that only some pages wear would otherwise come with what they share with all others. */
const SHEET = /\/features\.css$/;

/**
 * What every page of the shop runs; a group holds what its modules import too. The entry is not among them: it hydrates
 * the page when it is run, which may be only after the routes' script.
 */
const EVERY_PAGE = /\/app\/(root|layout\/ShopLayout)\.tsx/;

/** The texts that every page of the shop has, by language. */
const TEXTS =
  /\/(?:ui-kit|catalog|prescription|cart|storefront)\/(?:src\/|dist\/)?locales\/(?:browse\/)?(en|ar)\.json$/;

/** From so many screens and panels on, a module is a file's part that they share (found by trying 6 to 24). */
const SHARED_BY = 16;

/**
 * Cuts what the browser loads into few files: the framework and the cache of answers, which seldom change and are run in
 * a task each, what every page runs, and what most screens share. Many small files would each cost a request and compress
 * badly: a hundred of them weigh a third more.
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
                    { name: textsOf, test: TEXTS, priority: 3 },
                    { name: 'common', test: EVERY_PAGE, priority: 2 },
                    { name: 'shared', minShareCount: SHARED_BY, priority: 1 },
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

function textsOf(id: string): string {
  return `texts-${TEXTS.exec(id)?.[1] ?? ''}`;
}
