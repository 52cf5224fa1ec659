import { createServer } from 'node:http';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { CEILING_PORT } from './ports.ts';

/** What React alone can do on this machine: a page of fifteen cards through `renderToPipeableStream`, nothing else. */
function Card({ place }: { place: number }) {
  const address = `/product/${100000 + place}`;
  return h(
    'li',
    { className: 'grid gap-2' },
    h(
      'a',
      { href: address },
      h('img', { src: `/media/frames/${place}.avif`, width: 400, height: 200, alt: `Frame ${place}` }),
      h('h2', null, `Frame ${place}`),
    ),
    h('p', null, 'Acetate, medium'),
    h('p', null, h('bdi', { dir: 'ltr' }, `₹${3900 + place}`), ' ', h('s', null, `₹${4900 + place}`)),
    h('button', { type: 'button', 'aria-label': `Keep frame ${place}` }, h('svg', { viewBox: '0 0 24 24' })),
  );
}

const Page = () =>
  h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Fifteen cards')),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h(
          'ul',
          null,
          Array.from({ length: 15 }, (_, place) => h(Card, { key: place, place })),
        ),
      ),
    ),
  );

createServer((_request, answer) => {
  const { pipe } = renderToPipeableStream(h(Page), {
    onAllReady() {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      pipe(answer);
    },
  });
}).listen(CEILING_PORT, '127.0.0.1');
