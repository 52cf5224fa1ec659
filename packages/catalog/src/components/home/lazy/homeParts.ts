export { CategoryCarousel } from './CategoryCarousel.tsx';
export { ShopRating } from './ShopRating.tsx';
