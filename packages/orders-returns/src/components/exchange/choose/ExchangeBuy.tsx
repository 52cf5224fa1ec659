import type { NewCartItem } from '@lunette/cart/contract';
import { Button } from '@lunette/ui-kit';
import { useExchangeText } from '../../../exchangeText.ts';
import { useChooseExchangeItem } from './useChooseExchangeItem.ts';

/** The product with the chosen lenses. */
export interface ExchangeBuyProps {
  item: NewCartItem;
}

/** Replaces the add-to-bag button while an exchange is open: chooses the product as the new goods. */
export function ExchangeBuy({ item }: ExchangeBuyProps) {
  const t = useExchangeText();
  const { choose, isLoading } = useChooseExchangeItem();
  return (
    <Button size="l" full loading={isLoading} onClick={() => void choose(item)}>
      {t('exchange.choose')}
    </Button>
  );
}
