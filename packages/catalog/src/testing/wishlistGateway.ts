import { testGateway } from '@lunette/api-client/testing';
import { wishlistContract, type Wishlist } from '../contract/index.ts';
import { aProductCard, aWishlist, aWishlistItem } from './fixtures/index.ts';

/** A test gateway that stores a wishlist; an added product is Alder with the requested id. */
export function wishlistGateway(list: Wishlist = aWishlist([])) {
  let items = list.productList;
  const answer = () => aWishlist(items);
  const others = (id: string) => items.filter((item) => item.id !== id);
  return testGateway()
    .on(wishlistContract.getWishlist, answer)
    .on(wishlistContract.addToWishlist, ({ body: { productId: id } }) => {
      items = [aWishlistItem(aProductCard({ id })), ...others(id)];
      return answer();
    })
    .on(wishlistContract.deleteFromWishlist, ({ params }) => {
      items = others(params.productId);
      return answer();
    })
    .on(wishlistContract.clearWishlist, () => {
      items = [];
      return answer();
    });
}
