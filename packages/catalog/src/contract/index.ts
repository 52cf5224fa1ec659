export { barcodeContract } from './barcode.ts';
export { HomePage, HomeSection, homeContract } from './home.ts';
export { Classification, ColourOption, Picture, ProductCard } from './productCard.ts';
export {
  Category,
  categoryContract,
  CategoryQuery,
  Filter,
  FILTER_IDS,
  FilterOption,
  SearchQuery,
  SearchReading,
} from './category.ts';
export type { FilterId } from './category.ts';
export {
  DeliveryEstimate,
  DeliveryWay,
  FrameMeasures,
  PrescriptionType,
  Product,
  productContract,
} from './product.ts';
export { Coating, LensPackage, lensPackageContract } from './lensPackage.ts';
export { HeldReview, Review, reviewContract, reviewStaffContract, StoreReview } from './review.ts';
export { MOST_WISHES, Wishlist, wishlistContract, WishlistItem } from './wishlist.ts';
export { Recommendation, TypeAhead, typeAheadContract } from './typeAhead.ts';
export { stockWatchContract } from './stockWatch.ts';
