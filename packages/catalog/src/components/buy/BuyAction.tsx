import { Button, Price, QuantityStepper, ThumbBar, useLocale } from '@lunette/ui-kit';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { sellingPrice } from '../lenses/lensChoice.ts';
import { boughtAtOnce, buyingWay, isSent } from '../../rules/buyingWay.ts';
import { MOST_PIECES } from '../../rules/mostPieces.ts';
import type { RenderBuy } from './purchaseChoice.ts';
import type { PanelName } from './usePanel.ts';

/** Props of `BuyAction`. */
export interface BuyActionProps {
  product: Product;
  renderBuy: RenderBuy;
  onOpen: (panel: PanelName) => void;
  /** Explains what the price includes; shown below the price in the phone's bottom bar. */
  note?: string | undefined;
}

const OPENS = { lenses: 'product.select-lenses', power: 'product.enter-power' } as const;

/**
 * The primary button of a product page: in the buy column on a computer, in the bottom bar on a phone, with the price
 * beside it unless the button contains a total. Goods that can be bought without a power are added to the bag; choosing
 * lenses is then the second button.
 */
export function BuyAction({ product, renderBuy, onOpen, note }: BuyActionProps) {
  const t = useProductText();
  const { money } = useLocale();
  const [quantity, setQuantity] = useState(1);
  const { availableQuantity, label } = product.stock;
  const kind = buyingWay(product);
  const out = label === 'out';
  const atOnce = boughtAtOnce(product);
  const bagFirst = kind === 'lenses' && atOnce !== null;
  const saysTotal = !out && (kind === 'count' || kind === 'one' || bagFirst);
  const count = Math.max(1, Math.min(quantity, availableQuantity));
  const price = { value: sellingPrice(product), currencyCode: product.currencyCode };
  const button = () => {
    const off = out ? t('product.stock.out') : undefined;
    if (!bagFirst && (kind === 'lenses' || kind === 'power'))
      return (
        <Button
          size="l"
          full
          off={off}
          iconEnd={<ArrowRight className="turns" />}
          onClick={() => onOpen(kind)}
        >
          {t(OPENS[kind])}
        </Button>
      );
    const total = money({ ...price, value: price.value * count });
    return renderBuy(
      { productId: product.id, quantity: count, ...atOnce },
      t('product.add', { price: total }),
      () => undefined,
      off,
    );
  };
  return (
    <div className="grid gap-2.5 pt-4 pb-1">
      {kind === 'count' && !out && (
        <QuantityStepper
          label={product.modelName}
          value={count}
          onChange={setQuantity}
          max={Math.min(availableQuantity, MOST_PIECES)}
          maxReason={
            availableQuantity < MOST_PIECES
              ? t('product.stock.no-more', { count: availableQuantity })
              : t('product.stock.most', { count: MOST_PIECES })
          }
        />
      )}
      <ThumbBar className="tablet:static tablet:grid tablet:border-0 tablet:bg-transparent tablet:p-0">
        {!saysTotal && (
          <span className="grid justify-items-start tablet:hidden">
            <Price className="display text-22" amount={price} />
            {note && <span className="max-w-28 text-12 text-ink-soft">{note}</span>}
          </span>
        )}
        <span className="grid min-w-0 flex-1 *:w-full">{button()}</span>
      </ThumbBar>
      {bagFirst && !out && (
        <Button size="l" kind="second" full onClick={() => onOpen('lenses')}>
          {t('product.select-lenses-power')}
        </Button>
      )}
      {isSent(product) && <p className="text-center text-14 text-ink-soft">{t('product.returns')}</p>}
    </div>
  );
}
