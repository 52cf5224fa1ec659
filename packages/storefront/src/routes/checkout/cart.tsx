import { screen } from '@lunette/app-server/page';
import { CartScreen, ChangePower } from '@lunette/cart';
import { PowerEditor } from '@lunette/catalog';
import { privateHead } from '../../rules/pageHead.ts';
import { useText } from '../../text.ts';

// The editor of a power speaks the words of the product page.
const load = screen(['product']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function Cart() {
  const t = useText();
  return (
    <>
      <title>{t('storefront.title-cart')}</title>
      <CartScreen
        changePower={(line) => <ChangePower line={line} renderEditor={(edit) => <PowerEditor {...edit} />} />}
      />
    </>
  );
}
