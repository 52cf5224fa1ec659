import { api, type ApiError, type AppStore } from '@lunette/api-client';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { INCOMPLETE, renderedPage } from './renderedPage.ts';
import { handOverText, withHandOver } from './handOverText.ts';
import { PageContext } from './PageContext.tsx';
import { pageFragments, withFragments } from './fragmentCache.ts';
import { storeContext } from './screen.ts';
import { deferHydration, withoutHaste, type PageHandle } from './deferHydration.ts';
import { textsContext } from './texts.ts';
import { visitorContext } from './visitor.ts';

/**
 * Renders a whole page; all that it needs has been prefetched, so nothing is streamed: a stream of the web's costs a
 * page more than its cards.
 */
export function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const store = context.get(storeContext);
  const texts = context.get(textsContext);
  const visitor = context.get(visitorContext);
  // Who develops sees each change at once.
  const parts = process.env.NODE_ENV === 'production' ? pageFragments(visitor) : null;
  const sleeps = status === 200 && maySleep(router);
  // The loaders' answers are streamed beside scripts only, and those of a page that sleeps may be known already.
  if (sleeps && router.renderMeta) router.renderMeta.didRenderScripts = true;
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe } = renderToPipeableStream(
      <PageContext
        store={store}
        texts={texts}
        visitor={visitor}
        placeFragment={parts?.place}
        sleepsWith={sleeps ? modulesOf(router) : undefined}
      >
        <ServerRouter context={router} url={request.url} />
      </PageContext>,
      {
        // React puts a large boundary at the end of the document and moves it into place by script: a jump.
        progressiveChunkSize: Infinity,
        // Each of these files begins in a task of its own; as imports of one script all would begin in one long task.
        bootstrapModules: router.manifest.entry.imports,
        onAllReady() {
          headers.set('content-type', 'text/html; charset=utf-8');
          let page = '';
          const whole = new Writable({
            highWaterMark: Number.MAX_SAFE_INTEGER,
            writev(pieces, done) {
              // Read byte by byte: all that is looked for in a page is ASCII.
              page = Buffer.concat(pieces.map(({ chunk }) => chunk as Buffer)).toString('latin1');
              done();
            },
            final(done) {
              const timed = sleeps && code === status ? deferHydration(page) : withoutHaste(page);
              const fillIn = (piece: string) =>
                parts ? withFragments(piece, parts, code === status) : piece;
              const sent = withHandOver(timed, handOverText(store, texts, visitor), fillIn);
              if (lacksAnswers(store)) headers.set(INCOMPLETE, '1');
              store.dispatch(api.util.resetApiState());
              resolve(renderedPage(sent, { status: code, headers }));
              done();
            },
          });
          // React writes a page in some sixty pieces; corked, they arrive all at once.
          whole.cork();
          pipe(whole);
        },
        onShellError: reject,
        onError(fault) {
          code = 500;
          console.error(fault);
        },
      },
    );
  });
}

/** Whether an answer that the page shows could not be had: what the gateway refused for good is an answer too. */
function lacksAnswers(store: AppStore): boolean {
  return Object.values(store.getState()[api.reducerPath].queries).some((query) => {
    const status = (query?.error as ApiError | undefined)?.status;
    return status !== undefined && (typeof status !== 'number' || status >= 500 || status === 429);
  });
}

/** What decides which modules a page names: its routes, and those of the places above it in its address. */
function modulesOf({ staticHandlerContext: { matches, location } }: EntryContext): string[] {
  return [...matches.map(({ route }) => route.id), location.pathname.replace(/[^/]*$/, '')];
}

/** Whether the page's route lets it sleep. Who develops has it awake, as their tools are. */
function maySleep({ routeModules, staticHandlerContext: { errors, matches } }: EntryContext): boolean {
  if (process.env.NODE_ENV !== 'production' || errors) return false;
  return matches.some(({ route }) => (routeModules[route.id]?.handle as PageHandle | undefined)?.sleeps);
}
