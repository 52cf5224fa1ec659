import { Breadcrumbs } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { Category } from '../../contract/index.ts';

/** The way to a page as links, from tablets on; the last step is the page itself. */
export function PageBreadcrumbs({ breadcrumb }: Pick<Category, 'breadcrumb'>) {
  return (
    <Breadcrumbs className="hidden tablet:block">
      {breadcrumb.map(({ label, url }, at) =>
        at === breadcrumb.length - 1 ? (
          <span key={url} aria-current="page">
            {label}
          </span>
        ) : (
          <Link key={url} to={url}>
            {label}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}
