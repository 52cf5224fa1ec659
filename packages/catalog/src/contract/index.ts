export { barcodeContract } from './barcode.ts';
export { BuyOptionGroup, buyOptionsContract } from './buyOptions.ts';
export { CarouselBanner, carouselBannerContract, carouselContract } from './carousel.ts';
export { Collection, collectionContract, CollectionItem } from './collection.ts';
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
export { LensSupply, lensSupplyContract } from './lensSupply.ts';
export { HeldReview, Review, reviewContract, reviewStaffContract, StoreReview } from './review.ts';
export { MOST_WISHES, Wishlist, wishlistContract, WishlistItem } from './wishlist.ts';
export { Recommendation, TypeAhead, typeAheadContract } from './typeAhead.ts';
export { subcategoryContract } from './subcategory.ts';
export { ThreeSixty, threeSixtyContract } from './threeSixty.ts';
export { stockWatchContract } from './stockWatch.ts';
