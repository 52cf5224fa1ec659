import { browserPage, nextTask, PageContext } from '@lunette/app-server/page';
import { startTransition, StrictMode } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { catalogues } from './catalogues.ts';
import { watchSoon } from './watchSoon.ts';
import { registerWorker } from './offline/registerWorker.ts';

// It comes beside the texts and begins in a task of its own.
const react = import('react-dom/client');
const { store, drawnFrom, texts, visitor, getContext } = await browserPage('mobilesite', catalogues);

await nextTask();
const { hydrateRoot } = await react;
await nextTask();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageContext store={store} drawnFrom={drawnFrom} texts={texts} visitor={visitor}>
        <HydratedRouter getContext={getContext} />
      </PageContext>
    </StrictMode>,
  );
});

watchSoon(store);
registerWorker(visitor.language);
