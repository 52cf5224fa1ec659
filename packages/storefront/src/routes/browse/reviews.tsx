import { screen } from '@lunette/app-server/page';
import { prefetchReviews, ReviewsScreen } from '@lunette/catalog';
import { Wrap } from '@lunette/ui-kit';
import { useLoaderData, type MetaFunction } from 'react-router';
import { ratingData } from '../../rules/structuredData.ts';
import { head } from '../head.ts';

const load = screen(['reviews'], async ({ store, url, country, language }) => {
  const { title, description, rating, asked } = await prefetchReviews(store, url.searchParams);
  const structuredData = import.meta.env.SSR && rating.count > 0 ? [ratingData(rating)] : [];
  const page = { title: `${title} · Lunette`, description, canonical: url.pathname, structuredData };
  return { asked, head: head(page, { country, language, origin: url.origin }) };
});
export const loader = load;
export const clientLoader = load;

export const meta: MetaFunction<typeof load> = ({ loaderData }) => loaderData?.head ?? [];

/** The reviews of the whole store (ROUTE-05). */
export default function Reviews() {
  const { asked } = useLoaderData<typeof load>();
  return (
    <Wrap className="py-10 tablet:py-14">
      <ReviewsScreen {...asked} />
    </Wrap>
  );
}
