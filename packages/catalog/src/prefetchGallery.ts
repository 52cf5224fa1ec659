import type { AppStore } from '@lunette/api-client';
import { prefetchHome } from './prefetch.ts';
import { GALLERY_PAGES } from './screens/GalleryScreen.tsx';

/** What the gallery needs: the home pages whose goods it shows. */
export async function prefetchGallery(store: AppStore): Promise<void> {
  await Promise.all(GALLERY_PAGES.map((key) => prefetchHome(store, key)));
}
