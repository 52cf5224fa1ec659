import { screen, type PageHandle } from '@lunette/app-server/page';
import { WaitingOrderNotice } from '@lunette/cart';
import { HomeScreen, prefetchHome } from '@lunette/catalog';
import { useLoaderData, type MetaFunction } from 'react-router';
import { ratingData } from '../../rules/structuredData.ts';
import { head } from '../head.ts';
import { OrderUnderWay } from '../../components/order/OrderUnderWay.tsx';
import { renderHeart } from '../../components/product/renderHeart.tsx';

const load = screen([], async ({ store, url, country, language }) => {
  const pageKey = pageKeyOf(url.pathname);
  const { title, description, sections } = await prefetchHome(store, pageKey);
  // Of the pages of this route, only the home page has the shop's rating (FOOT-04).
  const rating = pageKey === 'home' ? sections.find((section) => section.type === 'reviews') : undefined;
  const structuredData = import.meta.env.SSR && rating ? [ratingData(rating)] : [];
  const page = { title, description, canonical: url.pathname, structuredData };
  return { pageKey, head: head(page, { country, language, origin: url.origin }) };
});
export const loader = load;
export const clientLoader = load;
export const handle: PageHandle = { hydrates: 'when-idle' };

export const meta: MetaFunction<typeof load> = ({ loaderData }) => loaderData?.head ?? [];

/** The home page keys of the specification (HOME-01): the address without `/`, `.html` and `promo/`. */
function pageKeyOf(path: string): string {
  if (path === '/') return 'home';
  return path
    .replace(/^\/(promo\/)?/, (_, promo: string | undefined) => (promo ? 'promo-' : ''))
    .replace(/\/+$/, '')
    .replace(/\.html$/, '');
}

/** The home page, the landing pages and the promotion pages (HOME-01). */
export default function Home() {
  const { pageKey } = useLoaderData<typeof load>();
  return (
    <>
      <HomeScreen pageKey={pageKey} heart={renderHeart} />
      {pageKey === 'home' && <OrderUnderWay />}
      <WaitingOrderNotice />
    </>
  );
}
