import { browserPage, PageContext } from '@lunette/app-server/page';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { catalogues } from './catalogues.ts';

const { getContext, ...page } = await browserPage('desktop', catalogues);

hydrateRoot(
  document,
  <PageContext {...page}>
    <HydratedRouter getContext={getContext} />
  </PageContext>,
);
