import { screen } from '@lunette/app-server/page';
import { CartScreen, ChangePower } from '@lunette/cart';
import { MoveToWishlistButton, PowerEditor } from '@lunette/catalog';
import { lazyPart } from '@lunette/ui-kit';
import { useHasCartPage } from '../../components/layout/useHasCartPage.ts';
import { privateHead } from '../../rules/pageHead.ts';
import { useText } from '../../text.ts';

const HomeWithCart = lazyPart(
  async () => (await import('../../components/cart/HomeWithCart.tsx')).HomeWithCart,
);

// The editor of a power and the button to the wishlist use the texts of the product page.
const load = screen(['product', 'bag']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page of the cart; on a storefront without one, the home page with the bag at its side (ROUTE-07). */
export default function Cart() {
  const t = useText();
  const hasPage = useHasCartPage();
  return (
    <>
      <title>{t('storefront.title-cart')}</title>
      {hasPage ? (
        <CartScreen
          renderWishlist={(line, onMoved) => (
            <MoveToWishlistButton
              productId={line.productId}
              name={line.modelName || line.name}
              onMoved={onMoved}
            />
          )}
          changePower={(line) => (
            <ChangePower line={line} renderEditor={(edit) => <PowerEditor {...edit} />} />
          )}
        />
      ) : (
        <HomeWithCart />
      )}
    </>
  );
}
