import { shopData } from '../rules/structuredData.ts';
import { usePageStore } from '../usePageStore.ts';

/** What search engines read about the house on every page (FOOT-04). */
export function ShopData() {
  const store = usePageStore();
  const text = JSON.stringify(shopData(store)).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
