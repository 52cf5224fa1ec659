import { screen, type PageHandle } from '@lunette/app-server/page';
import { CollectionScreen, prefetchCollection } from '@lunette/catalog';
import { useLoaderData, type MetaFunction } from 'react-router';
import { useDifference } from '../../components/exchange/useDifference.tsx';
import { renderHeart } from '../../components/product/renderHeart.tsx';
import { breadcrumbData } from '../../rules/structuredData.ts';
import { head } from '../head.ts';

const load = screen([], async ({ store, params, url, country, language, isForCrawler }) => {
  const collection = await prefetchCollection(store, params.slug ?? '');
  const here = { country, language, origin: url.origin };
  const page = Number(url.searchParams.get('page'));
  return {
    slug: collection.slug,
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    isWhole: isForCrawler,
    head: head(
      {
        title: collection.seoTitle,
        description: collection.seoDescription,
        canonical: collection.seoMetaCanonical,
        structuredData: import.meta.env.SSR ? [breadcrumbData(collection.breadcrumb, here)] : [],
      },
      here,
    ),
  };
});
export const loader = load;
export const clientLoader = load;
export const handle: PageHandle = { hydrates: 'when-idle' };

export const meta: MetaFunction<typeof load> = ({ loaderData }) => loaderData?.head ?? [];

/** A collection of the store (HOME-08). */
export default function Collection() {
  const { slug, page, isWhole } = useLoaderData<typeof load>();
  return (
    <CollectionScreen
      key={slug}
      slug={slug}
      page={page}
      isWhole={isWhole}
      heart={renderHeart}
      difference={useDifference()}
    />
  );
}
