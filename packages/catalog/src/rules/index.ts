export {
  CALL_FOR_COLOUR,
  CALL_FOR_POWER,
  POWER_CODES,
  USUAL_DISTANCE,
  boxesOf,
  checkPrescription,
  inMinusCylinder,
  isOnStep,
  isPrescriptionValid,
  isProvided,
  powerOwner,
  powerRows,
  powerSection,
  pupillaryDistance,
  readPower,
  shownPower,
  sphericalEquivalent,
  transpose,
  writePower,
} from '@lunette/prescription/rules';
export type {
  Eye,
  EyeVerdict,
  PowerErrorCode,
  PowerFinding,
  PowerKey,
  PowerSection,
  PowerWarningCode,
  PupillaryDistance,
  ShownRow,
  SphereCylinder,
} from '@lunette/prescription/rules';
export { barcodeOf, productIdOf } from './barcode.ts';
export { productType } from './productType.ts';
export type { ProductType } from './productType.ts';
export { discountOf, firstFramePrice, PRICE_NAME, priceNamed } from './price.ts';
export { boughtAtOnce, buyingWay } from './buyingWay.ts';
export { defaultLensType } from './lensType.ts';
export type { LensTypeChoice } from './lensType.ts';
export { filterTitles, priceRangeId, readPriceRange } from './filterTitle.ts';
export type { FilterTitles, PriceRange } from './filterTitle.ts';
export { idFromPath, productUrl } from './productUrl.ts';
export { REVIEW_TEXT } from './reviewText.ts';
