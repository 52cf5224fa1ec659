import { screen } from '@lunette/app-server/page';
import { HomeScreen, prefetchHome } from '@lunette/catalog';
import { head } from '../head.ts';
import type { Route } from './+types/home';

const load = screen([], async ({ store, url }) => {
  const pageKey = pageKeyOf(url.pathname);
  const { title, description } = await prefetchHome(store, pageKey);
  return { pageKey, title, description, canonical: url.pathname };
});
export const loader = load;
export const clientLoader = load;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? head(loaderData) : []);

/** The home page keys of the specification (HOME-01): the address without `/`, `.html` and `promo/`. */
function pageKeyOf(path: string): string {
  if (path === '/') return 'home';
  return path
    .replace(/^\/(promo\/)?/, (_, promo: string | undefined) => (promo ? 'promo-' : ''))
    .replace(/\.html$/, '');
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen pageKey={loaderData.pageKey} />;
}
