import { Chip } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { Category } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { countsOf } from './counts.ts';
import { goodsKind } from '../card/goodsKind.ts';
import { SortSelect } from '../filters/SortSelect.tsx';
import { ListingBanner } from './ListingBanner.tsx';
import { PageBreadcrumbs } from './PageBreadcrumbs.tsx';

/** Props of `ListingHead`. */
export interface ListingHeadProps {
  category: Category;
  onSort: (sort: string) => void;
}

/** The head of a listing: breadcrumb, title, counts and sort order. It is the same on all pages of the listing. */
export function ListingHead({ category, onSort }: ListingHeadProps) {
  const { breadcrumb, cat_img_link: banner, category_power_urls: powers, title } = category;
  return (
    <>
      <PageBreadcrumbs breadcrumb={breadcrumb} />
      {banner && <ListingBanner url={banner} />}
      <div className="flex items-end justify-between gap-6 pt-[18px] pb-3 tablet:pt-1 tablet:pb-6">
        <div className="min-w-0">
          <h1 className="display text-48">{title}</h1>
          <p className="mt-2 text-ink-soft">
            <HeadSentence category={category} />
          </p>
        </div>
        <SortSelect form="field" category={category} onChange={onSort} />
      </div>
      {powers.length > 0 && (
        <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter pt-1 pb-4 [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:px-0 tablet:pb-5">
          {powers.map(({ label, url }) => (
            <li key={url}>
              <Chip as={Link} to={url} on={undefined}>
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The sentence with the number of models and colours, and a short description. */
function HeadSentence({ category }: { category: Category }) {
  const t = useText();
  const { categoryType, description, search } = category;
  const { models, allModels, cards } = countsOf(category);
  const kind = goodsKind(categoryType);
  const counts = {
    count: models,
    total: allModels,
    colours: kind === 'products' && cards === models ? 0 : cards,
  };
  const isSearch = categoryType === 'search';
  const counted = (
    <span aria-live="polite">{t(`catalog.${models === allModels ? 'all' : 'some'}-${kind}`, counts)}</span>
  );
  // The sentence of a search that matches all words is only the count.
  if (isSearch)
    return (
      <>
        {search?.match === 'some' && `${description} `}
        {counted}
      </>
    );
  return (
    <>
      {counted} {description}
    </>
  );
}
