import { screen } from '@lunette/app-server/page';
import { GalleryScreen, prefetchGallery } from '@lunette/catalog';
import { Wrap } from '@lunette/ui-kit';

const load = screen([], async ({ store }) => {
  await prefetchGallery(store);
  return null;
});
export const loader = load;
export const clientLoader = load;

/** The gallery of the store's pictures (ROUTE-05). */
export default function Gallery() {
  return (
    <Wrap className="py-10 tablet:py-14">
      <GalleryScreen />
    </Wrap>
  );
}
