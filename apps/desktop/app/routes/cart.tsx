import { CartScreen } from '@lunette/cart';
import { privateHead } from '../head.ts';
import { useText } from '../text.ts';

export const meta = privateHead;

export default function Cart() {
  const t = useText();
  return (
    <>
      <title>{t('shell.title-cart')}</title>
      <CartScreen />
    </>
  );
}
