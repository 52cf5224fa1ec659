import { api, dehydrate, type ApiError, type AppStore } from '@lunette/api-client';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { deferHydration, withLowPriority, type PageHandle } from './hydration/deferHydration.ts';
import { scriptJson } from './hydration/dehydratedState.ts';
import { pageFragments, withFragments } from './caching/fragmentCache.ts';
import { PageContext } from './PageContext.tsx';
import { recordInput } from './hydration/recordInput.ts';
import { INCOMPLETE, renderedPage } from './renderedPage.ts';
import { storeContext } from './screen.ts';
import { textsContext } from './texts.ts';
import { visitorContext } from './visitor.ts';

const INPUT_RECORDER = `(${recordInput.toString()})()`;

/**
 * Renders a whole page. All its data is prefetched, so it is not streamed: a web stream costs more time than the rendering of
 * the product cards.
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
  const fragments = pageFragments(visitor);
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe } = renderToPipeableStream(
      <PageContext
        store={store}
        texts={texts}
        visitor={visitor}
        sent={{
          inputRecorder: INPUT_RECORDER,
          dehydratedState: () => scriptJson({ ...visitor, texts: texts.groups(), state: dehydrate(store) }),
          registerFragment: fragments.register,
        }}
      >
        <ServerRouter context={router} url={request.url} />
      </PageContext>,
      {
        // React would put a large boundary at the end of the document and move it by script, which shifts the layout.
        progressiveChunkSize: Infinity,
        // Each of these files runs in a separate task; as imports of one script they would run in one long task.
        bootstrapModules: router.manifest.entry.imports,
        onAllReady() {
          headers.set('content-type', 'text/html; charset=utf-8');
          let page = '';
          const whole = new Writable({
            highWaterMark: Number.MAX_SAFE_INTEGER,
            writev(pieces, done) {
              // Read as latin1, because everything that is searched for in a page is ASCII.
              page = Buffer.concat(pieces.map(({ chunk }) => chunk as Buffer)).toString('latin1');
              done();
            },
            final(done) {
              const isSound = code === status;
              const filled = withFragments(page, fragments, isSound);
              const waits = isSound && code === 200 && mayWait(router);
              if (lacksResponses(store)) headers.set(INCOMPLETE, '1');
              store.dispatch(api.util.resetApiState());
              const sent = waits ? deferHydration(filled) : withLowPriority(filled);
              resolve(renderedPage(sent, { status: code, headers }));
              done();
            },
          });
          // React writes a page in some sixty chunks; a corked stream passes them on together.
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

/** Whether a call of the page failed without a final answer; a refusal of the gateway is an answer. */
function lacksResponses(store: AppStore): boolean {
  return Object.values(store.getState()[api.reducerPath].queries).some((query) => {
    const status = (query?.error as ApiError | undefined)?.status;
    return status !== undefined && (typeof status !== 'number' || status >= 500 || status === 429);
  });
}

/** Whether the route of the page defers its hydration. In development the page is hydrated at once, like Vite's tools. */
function mayWait({ routeModules, staticHandlerContext: { errors, matches } }: EntryContext): boolean {
  if (process.env.NODE_ENV !== 'production' || errors) return false;
  const handles = matches.map(({ route }) => routeModules[route.id]?.handle as PageHandle | undefined);
  return handles.some((handle) => handle?.hydrates === 'when-idle');
}
