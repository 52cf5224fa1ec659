import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { catalogApi } from '../../api/catalog.ts';
import { idFromPath } from '../../rules/productUrl.ts';

type ProductLinkProps = Omit<ComponentPropsWithRef<typeof Link>, 'to'> & { to: string };

/**
 * A link to the same product in another colour or size. Its data is loaded on hover or focus, and the scroll position is
 * kept.
 */
export function ProductLink({ to, ...rest }: ProductLinkProps) {
  const prefetch = catalogApi.usePrefetch('getProduct');
  const fetchAhead = () => {
    const id = idFromPath(to);
    if (id) prefetch({ params: { id } });
  };
  return <Link {...rest} to={to} preventScrollReset onPointerEnter={fetchAhead} onFocus={fetchAhead} />;
}
