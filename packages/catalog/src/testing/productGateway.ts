import { testGateway } from '@lunette/api-client/testing';
import { checkPrescription } from '@lunette/prescription/rules';
import { prescriptionContract, type PowerRange } from '@lunette/prescription/contract';
import {
  lensPackageContract,
  lensSupplyContract,
  productContract,
  reviewContract,
  threeSixtyContract,
  type Product,
} from '../contract/index.ts';
import { aContactLensRange, aPowerRange } from '@lunette/prescription/testing';
import {
  aDeliveryEstimate,
  aProduct,
  aReviewOf,
  aThreeSixty,
  lensPackages,
  lensSupplies,
} from './fixtures/index.ts';

/** A test gateway with one product, its lenses and reviews; powers are validated by the shared rules. */
export function productGateway(product: Product = aProduct(), range: PowerRange = rangeOf(product)) {
  return testGateway()
    .on(productContract.getProduct, () => product)
    .on(productContract.getDeliveryEstimate, () => aDeliveryEstimate())
    .on(threeSixtyContract.getThreeSixty, ({ body }) => aThreeSixty(body.sku_id))
    .on(reviewContract.getReviews, ({ query }) => reviewPage(query.page, query.count))
    .on(lensPackageContract.getLensPackages, ({ query }) => ({ packages: packagesFor(query.power_type) }))
    .on(lensSupplyContract.getSubscriptions, ({ query }) => ({
      subscriptions: lensSupplies(query.isBothEye),
    }))
    .on(lensSupplyContract.getLensSolutions, () => ({ products: [] }))
    .on(prescriptionContract.getPowers, () => range)
    .on(prescriptionContract.validatePowers, ({ body }) => ({
      results: checkPrescription(body.prescription, range).map(({ fields, ...verdict }) => ({
        ...verdict,
        fields: fields.map(({ key, severity, code }) => ({ key, severity, code, message: code })),
      })),
    }));
}

/** The powers that can be entered for a product; the pupillary distance can be one number or two. */
function rangeOf({ classification }: Product): PowerRange {
  if (classification === 'contact_lens') return aContactLensRange();
  const range = aPowerRange();
  const rows = range.rows.map((row) =>
    row.key === 'pd' ? { ...row, range: { min: 20, max: 80, step: 0.5 } } : row,
  );
  return { ...range, rows };
}

function packagesFor(powerType: string) {
  return powerType === 'frame_only' || powerType === 'without_power' ? [] : lensPackages();
}

const REVIEWS = 23;

function reviewPage(page: number, count: number) {
  const here = Math.max(0, Math.min(count, REVIEWS - page * count));
  const reviews = Array.from({ length: here }, (_, index) => aReviewOf(page * count + index));
  return { reviews, count: REVIEWS };
}
