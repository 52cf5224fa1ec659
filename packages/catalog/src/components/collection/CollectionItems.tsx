import { Button, className } from '@lunette/ui-kit';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Collection } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { GoodsRow, type GoodsRowProps } from '../card/GoodsRow.tsx';
import { PictureItem } from './PictureItem.tsx';
import { ITEMS_AT_ONCE, useShownItems } from './useShownItems.ts';

/** Props of `CollectionItems`. */
export interface CollectionItemsProps extends Pick<GoodsRowProps, 'heart' | 'difference'> {
  collection: Collection;
  /** The number of items that are rendered at first. */
  first: number;
}

/** The items of a collection in their order. More are appended near their end, or by the button below them. */
export function CollectionItems({
  collection: { slug, colUrl, items },
  first,
  heart,
  difference,
}: CollectionItemsProps) {
  const t = useText();
  const { shown, showMore, end } = useShownItems(slug, first, items.length);
  const { list, readFrom } = useFocusedItem(shown);
  const next = Math.min(ITEMS_AT_ONCE, items.length - shown);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    readFrom(shown);
    showMore();
  };
  return (
    <>
      <div ref={list}>
        {items.slice(0, shown).map((item, at) => (
          <section key={item.id} className={className(at > 0 && 'pt-16 tablet:pt-24', at > 1 && 'later')}>
            {item.type === 'picture' ? (
              <PictureItem item={item} priority={at === 0} />
            ) : (
              <GoodsRow {...item} heart={heart} difference={difference} />
            )}
          </section>
        ))}
      </div>
      <div ref={end} className="grid justify-items-center pt-12">
        {next > 0 && (
          <Button
            as={Link}
            to={`${colUrl}?page=${Math.ceil(shown / ITEMS_AT_ONCE)}`}
            rel="next"
            kind="second"
            size="s"
            onClick={press}
          >
            {t('catalog.collection-next', { count: next })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Moves the keyboard focus to the first item that the button has appended, since the button may be gone. */
function useFocusedItem(shown: number) {
  const list = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    const item = from.current === null ? null : list.current?.children[from.current];
    from.current = null;
    item?.querySelector<HTMLElement>('a')?.focus();
  }, [shown]);
  return { list, readFrom: (at: number) => (from.current = at) };
}
