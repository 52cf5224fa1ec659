import { screen, type PageHandle } from '@lunette/app-server/page';
import { leadsToHomeVisit } from '@lunette/appointments/rules';
import { prefetchListing, prefetchProduct } from '@lunette/catalog';
import { prefetchRoute } from '@lunette/session';
import { breadcrumbData, productData } from '../../rules/structuredData.ts';
import { data, redirect } from 'react-router';
import { head } from '../head.ts';

/** Loads the code of the product page. */
export const loadProduct = () => import('../../components/product/Product.tsx');

/** Listing or product: the gateway's routing lookup decides (ROUTE-02). A collection is listed as a category is. */
export const loadGoods = screen([], async ({ store, url, country, language, needTexts }) => {
  if (leadsToHomeVisit(url.pathname)) return redirect(`/hto${url.search}`, 301);
  const here = { country, language, origin: url.origin };
  const route = await prefetchRoute(store, url.pathname);
  if (route.section === 'product' && route.productId) {
    const [product] = await Promise.all([
      prefetchProduct(store, route.productId),
      needTexts('product'),
      loadProduct(),
    ]);
    return {
      section: 'product' as const,
      id: route.productId,
      head: head(
        {
          title: `${product.fullName} · Lunette`,
          description: product.description,
          canonical: product.seoMetaCanonical,
          hrefLangs: product.seoAlternateUrl.map(({ hrefLang }) => hrefLang),
          structuredData: import.meta.env.SSR
            ? [productData(product, here), breadcrumbData(product.breadcrumb, here)]
            : [],
        },
        here,
      ),
    };
  }
  if ((route.section === 'category' || route.section === 'collection') && route.categoryId) {
    const category = await prefetchListing(store, route.categoryId, url.searchParams);
    return {
      section: 'category' as const,
      id: route.categoryId,
      head: head(
        {
          title: category.seoTitle,
          description: category.seoDescription,
          canonical: category.seoMetaCanonical,
          structuredData: import.meta.env.SSR ? [breadcrumbData(category.breadcrumb, here)] : [],
        },
        here,
      ),
    };
  }
  throw data(null, { status: 404 });
});

/** The page is complete without scripts, so its hydration is deferred. */
export const goodsHandle: PageHandle = { hydrates: 'when-idle' };
