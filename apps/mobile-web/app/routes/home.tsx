import { screen, type PageHandle } from '@lunette/app-server/page';
import { WaitingOrderNotice } from '@lunette/cart';
import { HomeScreen, prefetchHome } from '@lunette/catalog';
import { ratingData } from '@lunette/shell';
import { head } from '../head.ts';
import { heartOf } from '../shell/heartOf.tsx';
import type { Route } from './+types/home';

const load = screen([], async ({ store, url, country, language }) => {
  const pageKey = pageKeyOf(url.pathname);
  const { title, description, sections } = await prefetchHome(store, pageKey);
  // The shop's rating stands on the home page, on no other of this kind (FOOT-04).
  const rating = pageKey === 'home' ? sections.find((section) => section.type === 'reviews') : undefined;
  const structuredData = import.meta.env.SSR && rating ? [ratingData(rating)] : [];
  const page = { title, description, canonical: url.pathname, structuredData };
  return { pageKey, head: head(page, { country, language, origin: url.origin }) };
});
export const loader = load;
export const clientLoader = load;
export const handle: PageHandle = { sleeps: true };

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** The home page keys of the specification (HOME-01): the address without `/`, `.html` and `promo/`. */
function pageKeyOf(path: string): string {
  if (path === '/') return 'home';
  return path
    .replace(/^\/(promo\/)?/, (_, promo: string | undefined) => (promo ? 'promo-' : ''))
    .replace(/\/+$/, '')
    .replace(/\.html$/, '');
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeScreen pageKey={loaderData.pageKey} heart={heartOf} />
      <WaitingOrderNotice />
    </>
  );
}
