import { Button, className } from '@lunette/ui-kit';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

export interface MoreGoodsProps {
  rel: 'next' | 'prev';
  /** The real address of that page, for crawlers, new tabs, and before the page is ready. */
  to: string;
  label: string;
  loading: boolean;
  /** Why it did not come. */
  fault: string | null;
  onMore: () => void;
}

/** The way to the page after or before, in place; after a failure another try. */
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
