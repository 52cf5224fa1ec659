import type { ApiClient } from '@lunette/api-client';
import { browserPage, nextTask, PageContext } from '@lunette/app-server/page';
import { startTransition, StrictMode } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { messageCatalogs } from '../messageCatalogs.ts';
import { startSessionWatch } from './startSessionWatch.ts';

/** Hydrates the page that the server has rendered, and starts the watch of its session. */
export async function hydratePage(apiClient: ApiClient): Promise<void> {
  // Loaded in parallel with the texts; it runs in a separate task.
  const react = import('react-dom/client');
  const { store, serverState, texts, visitor, getContext } = await browserPage(apiClient, messageCatalogs);

  await nextTask();
  const { hydrateRoot } = await react;
  await nextTask();

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageContext store={store} serverState={serverState} texts={texts} visitor={visitor}>
          <HydratedRouter getContext={getContext} />
        </PageContext>
      </StrictMode>,
    );
  });

  startSessionWatch(store);
}
