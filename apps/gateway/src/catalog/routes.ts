import {
  barcodeContract,
  buyOptionsContract,
  carouselBannerContract,
  carouselContract,
  categoryContract,
  collectionContract,
  lensPackageContract,
  lensSupplyContract,
  productContract,
  stockWatchContract,
  subcategoryContract,
  threeSixtyContract,
  typeAheadContract,
} from '@lunette/catalog/contract';
import { prescriptionContract, savedPrescriptionContract } from '@lunette/prescription/contract';
import { productIdOf } from '@lunette/catalog/rules';
import { countryOf, fromMinor } from '@lunette/country-config';
import type { Gateway } from '../platform/gateway.ts';
import { refuse } from '../platform/http/refuse.ts';
import { serve } from '../platform/http/serve.ts';
import { urlOf } from './listing/card.ts';
import { goodsQuery } from './goodsQuery.ts';
import { carouselBanners, categoryCarousel } from './listing/carousel.ts';
import { categoryAnswer, categoryFilters } from './listing/category.ts';
import { categoryConfig, subcategories } from './listing/subcategories.ts';
import { collectionAnswer } from './listing/collection.ts';
import { zoneOf } from './delivery/delivery.ts';
import { readDeliveryEstimate, refuseWrongPlace } from './delivery/deliveryEstimate.ts';
import { lensesFor, lensTranslation } from './lenses/lensOffer.ts';
import { lensSolutions, subscriptionDiscount, subscriptions } from './lenses/lensSupply.ts';
import { checkPowers, powersOfType, readPowers } from './lenses/powerCheck.ts';
import { buyOptions } from './product/buyOptions.ts';
import { findProduct, productAnswer } from './product/product.ts';
import { threeSixtyOf } from './product/threeSixty.ts';
import { reviewRoutes } from './reviews/reviewRoutes.ts';
import { readSearch } from './search/search.ts';
import { watchStock } from './stock/stockWatch.ts';
import { readTypeAhead } from './search/typeAhead.ts';
import { wishlistRoutes } from './wishlist/wishlistRoutes.ts';
import { productTranslation } from './translations.ts';

/** Mounts the calls of the catalogue. */
export function catalogRoutes(gateway: Gateway): void {
  wishlistRoutes(gateway);
  reviewRoutes(gateway);
  listingCalls(gateway);
  productCalls(gateway);
  deliveryCalls(gateway);
  lensCalls(gateway);
  lensSupplyCalls(gateway);
}

/** Categories, collections and search. */
function listingCalls(gateway: Gateway): void {
  serve(gateway, categoryContract.getCategory, async ({ params, query }, context) =>
    categoryAnswer(params.id, await goodsQuery(query, context), context),
  );

  serve(gateway, categoryContract.getFilters, async ({ params, query }, context) =>
    categoryFilters(params.categoryId, await goodsQuery(query, context), context),
  );

  serve(gateway, subcategoryContract.getSubcategories, async ({ params }, context) =>
    subcategories(params, context),
  );

  serve(gateway, subcategoryContract.getCategoryConfig, async (_input, context) => categoryConfig(context));

  serve(gateway, carouselContract.getCategoryCarousel, ({ params }, context) =>
    categoryCarousel(params.catIds, context),
  );

  serve(gateway, carouselBannerContract.getCarouselBanners, async ({ query }, context) =>
    carouselBanners(query.category, context),
  );

  serve(gateway, collectionContract.getCollection, ({ params }, context) =>
    collectionAnswer(params.slug, context),
  );

  serve(gateway, categoryContract.getSearch, async ({ params, query }, context) =>
    readSearch(params.q, await goodsQuery(query, context), context),
  );

  serve(gateway, typeAheadContract.getTypeAhead, ({ params }, context) =>
    readTypeAhead(params.text, context),
  );
}

function productCalls(gateway: Gateway): void {
  serve(gateway, barcodeContract.getProductOfBarcode, async ({ query }, context) => {
    const { product } = findProduct(context, productIdOf(query.barCodeId) ?? '');
    const { fullName } = productTranslation(product, context);
    return { pid: String(product.id), name: fullName, product_url: urlOf(product) };
  });

  serve(gateway, productContract.getProduct, ({ params }, context) => productAnswer(params.id, context));

  serve(gateway, threeSixtyContract.getThreeSixty, async ({ body }, context) =>
    threeSixtyOf(body.sku_id, context),
  );

  serve(gateway, buyOptionsContract.getBuyOptions, async ({ query }, context) =>
    buyOptions(query.productId, context),
  );

  serve(gateway, stockWatchContract.watchStock, ({ params, body }, context) =>
    watchStock(params.productId, body, context),
  );
}

/** What a product page says about a delivery before there is an order. */
function deliveryCalls(gateway: Gateway): void {
  serve(gateway, productContract.getDeliveryEstimate, ({ params, query }, context) => {
    const { pinCode: place, coatingIds = '', powerType = null, packageId = null, ...rest } = query;
    const coatings = coatingIds.split(',').filter((id) => id !== '');
    const choice = { productId: params.productId, powerType, packageId, coatingIds: coatings };
    return readDeliveryEstimate({ ...choice, ...rest, place }, context);
  });

  serve(
    gateway,
    productContract.checkPincode,
    async ({ params, query }, { catalogDb, language, country }) => {
      const asked = query.country ?? country;
      refuseWrongPlace(asked, params.pincode);
      const words = (await zoneOf(catalogDb, asked, params.pincode))?.words[language];
      return { serviceable: words !== undefined, city: words?.city ?? null, state: words?.state ?? null };
    },
  );
}

/** Lens packages and powers of frames. */
function lensCalls(gateway: Gateway): void {
  serve(gateway, lensPackageContract.getLensPackages, async ({ params, query: requested }, context) => {
    const query = await goodsQuery(requested, context);
    const { catalogue, product } = findProduct(context, params.pid);
    if (!product.model.powerTypes.includes(query.power_type))
      throw refuse(422, 'power_type_unsuitable', 'catalog.power-type-unsuitable');
    const lenses = lensesFor(catalogue, product, query.power_type);
    const express = lenses.filter(({ row }) => row.express);
    const offered = query.is_express && !query.allPackages && express.length > 0 ? express : lenses;
    return { packages: offered.map((lens) => lensTranslation(catalogue, lens, context)) };
  });

  serve(gateway, lensPackageContract.getPackageAndCoating, async ({ params, query }, context) => {
    const { catalogue, product } = findProduct(context, params.pid);
    const lenses = product.model.powerTypes.flatMap((type) => lensesFor(catalogue, product, type));
    const lens = lenses.find(({ row }) => row.id === query.packageId);
    if (!lens) throw refuse(404, 'package_not_found', 'catalog.package-not-found');
    const words = lensTranslation(catalogue, lens, context);
    const coating = words.coatings.find(({ id }) => id === query.coatingId) ?? null;
    if (query.coatingId && !coating) throw refuse(404, 'coating_not_found', 'catalog.coating-not-found');
    const total = Math.round((words.price.value + (coating?.price.value ?? 0)) * 100);
    return { package: words, coating, total: fromMinor(total, countryOf(context.country).currencyCode) };
  });

  serve(gateway, prescriptionContract.getPowers, async ({ params, query }, context) => {
    const { range } = await readPowers(params.id, query.power_type, context);
    return range;
  });

  serve(gateway, savedPrescriptionContract.getPowersOfType, async ({ params }, context) =>
    powersOfType(params.powerType, context),
  );

  serve(gateway, prescriptionContract.validatePowers, async ({ params, body }, context) => ({
    results: await checkPowers(params.productId, body, context),
  }));
}

/** The supply of contact lenses, and solutions for them. */
function lensSupplyCalls(gateway: Gateway): void {
  serve(gateway, lensSupplyContract.getSubscriptions, ({ params, query }, context) =>
    subscriptions(params.id, query.isBothEye, context),
  );

  serve(gateway, lensSupplyContract.getSubscriptionDiscount, ({ query }, context) =>
    subscriptionDiscount(query, context),
  );

  serve(gateway, lensSupplyContract.getLensSolutions, async ({ query }, context) =>
    lensSolutions(query.productId, context),
  );
}
