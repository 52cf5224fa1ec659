import { Button, className } from '@lunette/ui-kit';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

/** Props of `MoreGoods`. */
export interface MoreGoodsProps {
  rel: 'next' | 'prev';
  /** The URL of that page, for crawlers, new tabs, and clicks before the page is hydrated. */
  to: string;
  label: string;
  loading: boolean;
  /** Why the page could not be loaded; null if there was no error. */
  fault: string | null;
  onMore: () => void;
}

/** The link that loads the next or previous page in place; after a failure it retries. */
export function MoreGoods({ rel, to, label, loading, fault, onMore }: MoreGoodsProps) {
  const t = useText();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onMore();
  };
  return (
    <div className={className('grid justify-items-center gap-3', rel === 'prev' && 'pt-2 pb-6')}>
      {fault && (
        <p role="alert" className="text-14 text-sale">
          {fault}
        </p>
      )}
      <Button as={Link} to={to} rel={rel} kind="second" size="s" loading={loading} onClick={press}>
        {fault ? t('catalog.try-again') : label}
      </Button>
    </div>
  );
}
