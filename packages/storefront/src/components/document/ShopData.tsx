import { useRouteLoaderData } from 'react-router';

/** The structured data about the shop on every page (FOOT-04), from the root's loader. */
export function ShopData() {
  const data = useRouteLoaderData<{ structuredData: object[] }>('root')?.structuredData ?? [];
  const text = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
