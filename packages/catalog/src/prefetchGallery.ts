import type { AppStore } from '@lunette/api-client';
import { prefetchHome } from './prefetch.ts';
import { GALLERY_PAGES } from './screens/GalleryScreen.tsx';

/** Loads the home pages whose goods the gallery shows. */
export async function prefetchGallery(store: AppStore): Promise<void> {
  await Promise.all(GALLERY_PAGES.map((key) => prefetchHome(store, key)));
}
