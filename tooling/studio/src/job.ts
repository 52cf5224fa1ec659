import { collection, pictureSlug } from '@lunette/frame-model/collection';
import type { Order } from './order.ts';

const VIEWS = ['front', 'threequarter'] as const;

/** One master to take, and the pictures to cut from it. */
export interface Job {
  /** Name of the master, and what `--only` matches by its slug. */
  name: string;
  slug: string;
  order: Omit<Order, 'width' | 'height'>;
  folder: 'frames' | 'goods';
  cuts: readonly { name: string; scale: number }[];
}

/** Masters of the collection: a model is taken in its largest size, the smaller ones are cut from the same master. */
export function frameJobs(): Job[] {
  return collection.flatMap((product) => {
    const largest = product.sizes[product.sizes.length - 1]!;
    return product.colours.flatMap((colour) =>
      VIEWS.map((view): Job => ({
        name: `${pictureSlug(product, largest, colour)}-${view}`,
        slug: product.slug,
        folder: 'frames',
        order: { goods: 'frame', slug: product.slug, colour: colour.slug, view },
        cuts: product.sizes.map((size) => ({
          name: `${pictureSlug(product, size, colour)}-${view}`,
          scale: size.scale / largest.scale,
        })),
      })),
    );
  });
}
