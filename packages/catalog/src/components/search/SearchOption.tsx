import { className, GoodsPicture, Num, Price, Tag } from '@lunette/ui-kit';
import { ArrowRight, Barcode, History, Search, TrendingUp } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Recommendation } from '../../contract/index.ts';
import { useSearchText } from '../../searchText.ts';
import type { SearchEntry } from './entries/searchEntries.ts';

interface SearchOptionProps {
  id: string;
  entry: SearchEntry;
  query: string;
  isActive: boolean;
  onPointAt: () => void;
  onVisit: () => void;
}

const ICONS = { text: Search, recent: History, trend: TrendingUp, barcode: Barcode };

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One entry of the search panel; the field keeps the focus while arrow keys or the pointer select it. */
export function SearchOption({ id, entry, query, isActive, onPointAt, onVisit }: SearchOptionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={entry.to}
      onMouseDown={keepFocus}
      onPointerMove={onPointAt}
      onClick={onVisit}
      className={className(
        '-mx-3 flex items-center gap-3.5 rounded-control px-3',
        entry.kind === 'goods' ? 'py-2' : 'min-h-12',
        isActive && 'bg-sunk',
      )}
    >
      <Content entry={entry} query={query} />
    </Link>
  );
}

function Content({ entry, query }: Pick<SearchOptionProps, 'entry' | 'query'>): ReactNode {
  const t = useSearchText();
  if (entry.kind === 'goods') return <Goods goods={entry.goods} />;
  if (entry.kind === 'all')
    return (
      <span className="arrow-link">
        {t('search.all', { count: entry.count })} <ArrowRight aria-hidden className="turns" />
      </span>
    );
  const Icon = ICONS[entry.kind];
  const begins = entry.kind === 'text' && entry.text.toLowerCase().startsWith(query.toLowerCase());
  return (
    <>
      <Icon aria-hidden size={16} className="flex-none" />
      <bdi className="min-w-0 wrap-anywhere">
        {begins ? (
          <>
            <b className="font-semibold">{entry.text.slice(0, query.length)}</b>
            {entry.text.slice(query.length)}
          </>
        ) : (
          entry.text
        )}
      </bdi>
    </>
  );
}

function Goods({ goods }: { goods: Recommendation }) {
  const t = useSearchText();
  const { name, brand_name, color, image_url, size, frameWidth, prices } = goods;
  const [first] = prices;
  return (
    <>
      <GoodsPicture src={image_url} alt="" sizes="104px" className="w-26 flex-none" />
      <span className="grid min-w-0 leading-snug">
        <b className="font-semibold wrap-anywhere">{name}</b>
        <span className="text-14 text-ink-soft">{[brand_name, color].filter(Boolean).join(' · ')}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2">
          {first && <Price amount={{ value: first.price, currencyCode: first.currencyCode }} />}
          {size !== null && frameWidth !== null && (
            <Tag>
              <Num>{t('search.size', { size, mm: frameWidth })}</Num>
            </Tag>
          )}
        </span>
      </span>
    </>
  );
}
