import { Button, className, IconButton, Price } from '@lunette/ui-kit';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useBagText } from '../../bagText.ts';
import type { CartLine } from '../../contract/index.ts';
import { stockLabel } from '../../rules/index.ts';
import { useText } from '../../text.ts';
import { blockOf } from '../line/blockOf.ts';
import { LINE_GRID } from '../line/lineGrid.ts';
import { LineLenses } from '../line/LineLenses.tsx';
import { lineName } from '../line/lineName.ts';
import { LinePicture } from '../line/LinePicture.tsx';
import { LinePower } from '../line/power/LinePower.tsx';
import type { SavedGoodsProps } from './SavedGoods.tsx';
import { useSavedChanges } from './useSavedChanges.ts';

interface SavedLineProps extends SavedGoodsProps {
  line: CartLine;
}

/** A saved item: its current price, whether it is in stock, and its actions. */
export function SavedLine({ line, renderWishlist }: SavedLineProps) {
  const t = useText();
  const bagText = useBagText();
  const { moveToBag, leave, remove, moving, busy } = useSavedChanges(line);
  const { model, rest } = lineName(line);
  const block = blockOf(line);
  return (
    <li className={className(LINE_GRID, 'tablet:grid-rows-[auto_1fr]')}>
      <div className={className('tablet:row-span-2', !line.inStock && 'opacity-60')}>
        <LinePicture line={line} shape="wide" />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0">
            <Link to={line.productUrl} className="font-semibold hover:underline">
              {model}
            </Link>{' '}
            <span className="text-ink-soft">{rest}</span>
          </p>
          <div className="text-end">
            <Price amount={line.price} className="font-semibold" />
            {line.quantity > 1 && (
              <p className="text-12 text-ink-soft">
                {bagText('cart.saved-pieces', { count: line.quantity })}
              </p>
            )}
          </div>
        </div>
        <LineLenses line={line} />
        <LinePower line={line} />
        <Stock line={line} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-tablet:col-span-full tablet:self-start">
        <Button
          kind="second"
          size="s"
          loading={moving}
          off={block ? t('cart.blocked-label', { ...block }) : undefined}
          aria-label={line.inStock ? bagText('cart.move-line', { name: model }) : undefined}
          onClick={() => void moveToBag()}
        >
          {bagText('cart.move')}
        </Button>
        {renderWishlist?.(line, leave)}
        <IconButton
          className="ms-auto -me-3"
          label={bagText('cart.saved-remove', { name: model })}
          aria-disabled={busy || undefined}
          onClick={() => !busy && void remove()}
        >
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}

function Stock({ line }: { line: CartLine }) {
  const t = useText();
  const label = line.inStock ? stockLabel(line.availableQuantity) : null;
  return (
    label && <p className="text-14 text-warn">{t(label === 'one' ? 'cart.one-left' : 'cart.few-left')}</p>
  );
}
