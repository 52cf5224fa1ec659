export { AddToCartButton } from '@lunette/cart';
