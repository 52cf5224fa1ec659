import { screen } from '@lunette/app-server/page';
import { PaperKitesScreen, prefetchPaperKites } from '@lunette/paper-kites';

const load = screen(['paper-kites'], ({ store }) => prefetchPaperKites(store));
export const loader = load;
export const clientLoader = load;

export default function PaperKites() {
  return (
    <main>
      <PaperKitesScreen />
    </main>
  );
}
