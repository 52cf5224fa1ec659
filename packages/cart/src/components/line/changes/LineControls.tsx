import { IconButton, LinkText, QuantityStepper } from '@lunette/ui-kit';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CartLine } from '../../../contract/index.ts';
import { blockOf } from '../blockOf.ts';
import { lineName } from '../lineName.ts';
import { quantityControl, stockLabel } from '../../../rules/index.ts';
import { useText } from '../../../text.ts';
import { useLineChanges } from './useLineChanges.ts';

interface LineControlsProps {
  line: CartLine;
  /** A further action beside the remove button. */
  action?: ReactNode;
}

/** Quantity and remove button of a line, with a note about its stock. */
export function LineControls({ line, action }: LineControlsProps) {
  const t = useText();
  const { setQuantity, remove, busy } = useLineChanges(line);
  const { shown, canIncrease, reason } = quantityControl(line);
  const stock = stockLabel(line.availableQuantity);
  const label = stock && t(stock === 'one' ? 'cart.one-left' : 'cart.few-left');
  const limit =
    reason === 'all_in_cart' || reason === 'most'
      ? t(reason === 'most' ? 'cart.most-pieces' : 'cart.all-in-bag', { count: line.quantity })
      : label;
  const block = blockOf(line);
  if (block)
    return (
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-2">
        <p className="text-14 text-sale">{t('cart.blocked-label', { ...block })}</p>
        {block.why === 'few' && (
          <ReduceToStock line={line} busy={busy} onPress={() => setQuantity(block.count)} />
        )}
        <span className="ms-auto -me-3 -mt-0.5 flex items-center">
          {action}
          <Remove line={line} busy={busy} onPress={remove} />
        </span>
      </div>
    );
  return (
    <>
      <div className="mt-2.5 flex flex-wrap items-start justify-between gap-x-2">
        {shown ? (
          <QuantityStepper
            label={lineName(line).model}
            value={line.quantity}
            max={canIncrease ? undefined : line.quantity}
            maxReason={limit ?? undefined}
            busy={busy}
            onChange={(quantity) => void setQuantity(quantity)}
          />
        ) : (
          <span />
        )}
        <span className="ms-auto -me-3 -mt-0.5 flex items-center">
          {action}
          <Remove line={line} busy={busy} onPress={remove} />
        </span>
      </div>
      {label && (canIncrease || !shown) && <p className="text-14 text-warn">{label}</p>}
    </>
  );
}

interface LineButtonProps {
  line: CartLine;
  busy: boolean;
  onPress: () => Promise<void>;
}

/** Reduces the quantity of a line to the pieces that are left. */
function ReduceToStock({ line, busy, onPress }: LineButtonProps) {
  const t = useText();
  const count = line.availableQuantity;
  return (
    <LinkText
      as="button"
      aria-label={t('cart.take-left-of', { count, name: lineName(line).model })}
      aria-disabled={busy || undefined}
      onClick={() => !busy && void onPress()}
    >
      {t('cart.take-left', { count })}
    </LinkText>
  );
}

function Remove({ line, busy, onPress }: LineButtonProps) {
  const t = useText();
  return (
    <IconButton
      label={t('cart.remove', { name: lineName(line).model })}
      aria-disabled={busy || undefined}
      onClick={() => !busy && void onPress()}
    >
      <Trash2 />
    </IconButton>
  );
}
