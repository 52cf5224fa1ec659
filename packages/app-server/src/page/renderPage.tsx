import { api } from '@lunette/api-client';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { PageContext } from './PageContext.tsx';
import { storeContext } from './screen.ts';
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
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe } = renderToPipeableStream(
      <PageContext store={store} texts={context.get(textsContext)} visitor={context.get(visitorContext)}>
        <ServerRouter context={router} url={request.url} />
      </PageContext>,
      {
        // React puts a large boundary at the end of the document and moves it into place by script: a jump.
        progressiveChunkSize: Infinity,
        // Each of these files begins in a task of its own; as imports of one script all would begin in one long task.
        bootstrapModules: router.manifest.entry.imports,
        onAllReady() {
          headers.set('content-type', 'text/html; charset=utf-8');
          const chunks: Uint8Array[] = [];
          const whole = new Writable({
            write(chunk: Uint8Array, _encoding, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              store.dispatch(api.util.resetApiState());
              resolve(new Response(Buffer.concat(chunks), { status: code, headers }));
              done();
            },
          });
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
