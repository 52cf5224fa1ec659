import {
  category,
  coating,
  deliveryZone,
  lensPackage,
  lensPrice,
  model,
  packageCoating,
  powerRange,
  product,
  productPrice,
  review,
  stock,
} from '../src/catalog/schema.ts';
import { page } from '../src/content/schema.ts';
import type { Queries } from '../src/platform/database/database.ts';
import { accessories } from './goods/accessories.ts';
import { seedBankOffers } from './bankOffers.ts';
import { CATEGORIES } from './categories.ts';
import { contactLenses } from './goods/contactLenses.ts';
import { deliveryZones } from './delivery/deliveryZones.ts';
import { frames } from './frames/frames.ts';
import { mergeGoods } from './goods/goods.ts';
import { insertAll } from './insertAll.ts';
import { COATINGS, COATING_PRICES } from './lenses/coatings.ts';
import { LENS_PACKAGES, PACKAGE_COATINGS, PACKAGE_PRICES } from './lenses/lensPackages.ts';
import { powerRanges } from './lenses/powerRanges.ts';
import { pages } from './pages/pages.ts';
import { support } from './pages/support.ts';
import { seedCustomers } from './people/customers.ts';
import { seedEarlierOrder } from './people/earlierOrder.ts';
import { seedMoney } from './people/money.ts';
import { seedPlaces } from './people/places.ts';
import { lensPrices } from './price.ts';
import { reviews } from './reviews/reviews.ts';
import { membership, services } from './goods/services.ts';
import { solutions } from './goods/solutions.ts';

/** Fills an empty database with the demo store; the data is the same every time. */
export async function seed(db: Queries): Promise<void> {
  const goods = mergeGoods(frames(), contactLenses(), solutions(), accessories(), services(), membership());
  await insertAll(db, model, goods.models);
  await insertAll(db, product, goods.products);
  await insertAll(db, productPrice, goods.prices);
  await insertAll(db, stock, goods.stock);
  await insertAll(db, category, CATEGORIES);
  await insertAll(db, lensPackage, LENS_PACKAGES);
  await insertAll(db, coating, COATINGS);
  await insertAll(db, packageCoating, PACKAGE_COATINGS);
  await insertAll(db, lensPrice, lensPrices({ ...PACKAGE_PRICES, ...COATING_PRICES }));
  await insertAll(db, powerRange, powerRanges(goods.models));
  await insertAll(db, review, reviews(goods.models));
  await insertAll(db, deliveryZone, deliveryZones());
  await insertAll(db, page, pages());
  await seedBankOffers(db);
}

/** Inserts the people of the demo store: accounts, an earlier order, vouchers, and the places where they live. */
export async function seedPeople(db: Queries): Promise<void> {
  await seedPlaces(db);
  await seedCustomers(db);
  await seedEarlierOrder(db);
  await seedMoney(db);
}

/** Inserts the support page, which was added after the other pages. */
export async function seedSupportPage(db: Queries): Promise<void> {
  await db.insert(page).values([
    { key: 'support', language: 'en', content: support(0) },
    { key: 'support', language: 'ar', content: support(1) },
  ]);
}
