import { FocusGuard, Message, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { BuyAction } from './BuyAction.tsx';
import { ColourSection } from '../product/ColourSection.tsx';
import { DeliveryCheck } from '../delivery/DeliveryCheck.tsx';
import { ProductHeading } from '../product/ProductHeading.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { isSent } from '../../rules/buyingWay.ts';
import type { RenderBuy } from './purchaseChoice.ts';
import { SizeFigure } from '../size/SizeFigure.tsx';
import { SizeSection } from '../size/SizeSection.tsx';
import { StockLabel, type StockLabelProps } from '../stock/StockLabel.tsx';
import type { PanelName } from './usePanel.ts';

/** Props of `BuyColumn`. */
export interface BuyColumnProps extends Pick<StockLabelProps, 'backInStockForm'> {
  product: Product;
  renderBuy: RenderBuy;
  onOpen: (panel: PanelName) => void;
  heart?: ReactNode;
  faceWidth?: number | undefined;
}

/** In a low window the drawing is below the button, so that the button is on the first screen. */
const BELOW_WHERE_LOW = 'min-[60rem]:[@media(height<56rem)]:order-1 min-[60rem]:[@media(height<56rem)]:pt-4';

/** Price, colours, sizes, stock and buy button of a product. On a computer the column stays visible beside the pictures. */
export function BuyColumn({ product, renderBuy, onOpen, heart, faceWidth, backInStockForm }: BuyColumnProps) {
  const t = useProductText();
  const note = useLensNote(product);
  return (
    <div className="flex min-w-0 flex-col min-[60rem]:sticky min-[60rem]:top-[calc(var(--header,0px)+24px)]">
      <ProductHeading product={product} heart={heart} />
      <ProductPrice product={product} note={note} />
      <ColourSection product={product} />
      <SizeSection product={product} faceWidth={faceWidth} />
      <SizeFigure product={product} faceWidth={faceWidth} className={BELOW_WHERE_LOW} />
      <FocusGuard>
        <StockLabel key={`stock ${product.id}`} product={product} backInStockForm={backInStockForm} />
        <BuyAction
          key={`buy ${product.id}`}
          product={product}
          renderBuy={renderBuy}
          onOpen={onOpen}
          note={note}
        />
      </FocusGuard>
      {product.classification === 'loyalty_services' && (
        <Message className="mt-4">{t('product.membership-account')}</Message>
      )}
      {isSent(product) && <DeliveryCheck product={product} />}
    </div>
  );
}

/** What the price includes: lenses without extra cost, or the lowest price of lenses. */
function useLensNote({ prescriptionType, currencyCode }: Product): string | undefined {
  const t = useProductText();
  const { money } = useLocale();
  const lenses = prescriptionType.filter(({ from }) => from !== undefined && from.value >= 0);
  const cheapest = lenses.toSorted((a, b) => (a.from?.value ?? 0) - (b.from?.value ?? 0))[0];
  if (!cheapest?.from) return undefined;
  if (cheapest.from.value === 0) return t('product.lenses-included', { lenses: cheapest.title });
  return t('product.lenses-from', { price: money({ value: cheapest.from.value, currencyCode }) });
}
