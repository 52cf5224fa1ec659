import { screen } from '@lunette/app-server/page';
import { prefetchReviews, ReviewsScreen } from '@lunette/catalog';
import { Wrap } from '@lunette/ui-kit';
import { head } from '../head.ts';
import type { Route } from './+types/reviews';

const load = screen(['reviews'], async ({ store, url, country, language }) => {
  const { title, description, asked } = await prefetchReviews(store, url.searchParams);
  const page = { title: `${title} · Lunette`, description, canonical: url.pathname };
  return { asked, head: head(page, { country, language, origin: url.origin }) };
});
export const loader = load;
export const clientLoader = load;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Reviews({ loaderData: { asked } }: Route.ComponentProps) {
  return (
    <Wrap className="py-10 tablet:py-14">
      <ReviewsScreen {...asked} />
    </Wrap>
  );
}
