export { barcodeContract } from './product/barcode.ts';
export { BuyOptionGroup, buyOptionsContract } from './product/buyOptions.ts';
export { CarouselBanner, carouselBannerContract, carouselContract } from './carousel.ts';
export { Collection, collectionContract, CollectionItem } from './listing/collection.ts';
export { HomePage, HomeSection, homeContract } from './home.ts';
export { Classification, ColourOption, Picture, ProductCard } from './productCard.ts';
export {
  Category,
  categoryContract,
  CategoryFilters,
  CategoryQuery,
  Filter,
  FILTER_IDS,
  SearchQuery,
} from './listing/category.ts';
export type { FilterId } from './listing/category.ts';
export {
  DeliveryEstimate,
  DeliveryWay,
  FrameMeasures,
  PrescriptionType,
  Product,
  productContract,
} from './product/product.ts';
export { Coating, LensPackage, lensPackageContract } from './lensPackage.ts';
export { LensSupply, lensSupplyContract } from './lensSupply.ts';
export { HeldReview, Review, reviewContract, reviewStaffContract, StoreReview } from './product/review.ts';
export { MOST_WISHES, Wishlist, wishlistContract, WishlistItem } from './wishlist.ts';
export { Recommendation, TypeAhead, typeAheadContract } from './listing/typeAhead.ts';
export { subcategoryContract } from './listing/subcategory.ts';
export { ThreeSixty, threeSixtyContract } from './product/threeSixty.ts';
export { stockWatchContract } from './product/stockWatch.ts';
