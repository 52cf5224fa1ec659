import { browserPage, PageContext } from '@lunette/app-server/page';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { catalogues } from './catalogues.ts';
import { watchSoon } from './watchSoon.ts';

const { store, texts, visitor, getContext } = await browserPage('desktop', catalogues);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageContext store={store} texts={texts} visitor={visitor}>
        <HydratedRouter getContext={getContext} />
      </PageContext>
    </StrictMode>,
  );
});

watchSoon(store);
