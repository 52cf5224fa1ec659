import type { CountryCode, Language } from '@lunette/country-config';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { customer } from '../../src/identity/account/schema.ts';
import type { Queries } from '../../src/platform/database/database.ts';
import { PACKAGE_FOLDER } from '../../src/platform/packageFolder.ts';

const PICTURES = join(PACKAGE_FOLDER, 'seed/reviews/pictures');

/** A seeded review that gets a picture. */
interface PicturedReview {
  /** The account of its writer, in which nobody signs in. */
  customerId: string;
  country: CountryCode;
  language: Language;
  /** The slug of the model. */
  model: string;
  author: string;
  /** The file in `pictures/`, which `@lunette/pictures` has made. */
  file: string;
}

/** The reviews with pictures; each says something that its picture shows. */
const PICTURED_REVIEWS: readonly PicturedReview[] = [
  {
    customerId: '01950000-0000-7000-8000-000000000101',
    country: 'IN',
    language: 'en',
    model: 'tern',
    author: 'Joseph A.',
    file: 'tern-desk.jpg',
  },
  {
    customerId: '01950000-0000-7000-8000-000000000102',
    country: 'AE',
    language: 'ar',
    model: 'tern',
    author: 'هدى ت.',
    file: 'tern-linen.jpg',
  },
  {
    customerId: '01950000-0000-7000-8000-000000000103',
    country: 'AE',
    language: 'en',
    model: 'quill',
    author: 'Huda T.',
    file: 'quill-stone.jpg',
  },
  {
    customerId: '01950000-0000-7000-8000-000000000104',
    country: 'SA',
    language: 'ar',
    model: 'quill',
    author: 'مها د.',
    file: 'quill-wood.jpg',
  },
];

/** Gives some reviews their writers' accounts and a picture, which is stored as one that a customer has sent. */
export async function seedReviewPictures(db: Queries): Promise<void> {
  for (const { customerId, country, language, model, author, file } of PICTURED_REVIEWS) {
    const [firstName = '', lastName = ''] = author.split(' ');
    await db.insert(customer).values({ id: customerId, country, language, firstName, lastName });
    const name = `${createHash('sha256').update(file).digest('hex').slice(0, 32)}.jpg`;
    await db.execute(sql`
      UPDATE review SET customer_id = ${customerId}, pictures = ARRAY[${name}]
      WHERE id = (
        SELECT review.id FROM review JOIN model ON model.id = review.model_id
        WHERE model.slug = ${model} AND author = ${author} AND language = ${language} AND customer_id IS NULL
        ORDER BY review.id LIMIT 1)`);
    await db.execute(sql`
      INSERT INTO review_picture (name, customer_id, model_id, jpeg, created_at)
      SELECT ${name}, customer_id, model_id, ${await readFile(join(PICTURES, file))}, written_on
      FROM review WHERE customer_id = ${customerId}`);
  }
}
