import { useRouteLoaderData } from 'react-router';

/** What search engines read about the shop on every page (FOOT-04), as the root's loader tells it. */
export function ShopData() {
  const data = useRouteLoaderData<{ structuredData: object[] }>('root')?.structuredData ?? [];
  const text = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
