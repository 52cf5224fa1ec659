import { collection, pictureSlug, TURNS, turnSlug } from '@lunette/frame-model/collection';
import { MASTER, picturePath, SIZES, TURNED_SIZE, type Cut } from './cut.ts';
import { GOODS } from './allGoods.ts';
import { MEDIA, type Options } from './options.ts';
import type { PictureRequest } from './pictureRequest.ts';

const VIEWS = ['front', 'threequarter'] as const;

/** One master to take, and the pictures to cut from it. */
export interface Job {
  /** Name of the master. */
  name: string;
  /** The slug of the model or the goods, which `--only` selects. */
  slug: string;
  picture: PictureRequest;
  cuts: readonly Cut[];
}

const shelf = (folder: 'frames' | 'goods', name: string, scale: number): Cut => ({
  scale,
  sizes: SIZES,
  pathOf: (size) => picturePath(`${MEDIA}/${folder}`, size, name),
});

/** All jobs of the chosen models or goods in the chosen views; everything if none are chosen. */
export function chosenJobs({ only, views }: Pick<Options, 'only' | 'views'>): Job[] {
  return [heroJob(), ...frameJobs(), ...goodsJobs(), ...turnJobs()].filter(
    ({ slug, picture: { view } }) =>
      (only.length === 0 || only.includes(slug)) && (views.length === 0 || views.includes(view)),
  );
}

/** The masters of all frames: a model is rendered in its largest size, and smaller sizes are cut from the same master. */
function frameJobs(): Job[] {
  return collection.flatMap((product) => {
    const largest = product.sizes[product.sizes.length - 1]!;
    return product.colours.flatMap((colour) =>
      VIEWS.map((view): Job => ({
        name: `${pictureSlug(product, largest, colour)}-${view}`,
        slug: product.slug,
        picture: { goods: 'frame', slug: product.slug, colour: colour.slug, view, ...MASTER },
        cuts: product.sizes.map((size) =>
          shelf('frames', `${pictureSlug(product, size, colour)}-${view}`, size.scale / largest.scale),
        ),
      })),
    );
  });
}

/**
 * The pictures of each frame in all turns, in the largest size of the model; the other sizes share them, because a size is
 * the scaled model.
 */
function turnJobs(): Job[] {
  const { width, height } = TURNED_SIZE;
  return collection.flatMap((product) =>
    product.colours.flatMap((colour) =>
      Array.from({ length: TURNS }, (_, turn): Job => {
        const [folder, file] = [turnSlug(product, colour), String(turn).padStart(2, '0')];
        return {
          name: `${folder}-turned-${file}`,
          slug: product.slug,
          picture: {
            goods: 'frame',
            slug: product.slug,
            colour: colour.slug,
            view: 'turned',
            degrees: (360 / TURNS) * turn,
            // Twice the size of the picture, as the other masters.
            width: 2 * width,
            height: 2 * height,
          },
          cuts: [{ scale: 1, sizes: [TURNED_SIZE], pathOf: () => `${MEDIA}/turned/${folder}/${file}.avif` }],
        };
      }),
    ),
  );
}

/** The masters of all other goods. */
function goodsJobs(): Job[] {
  return GOODS.flatMap(({ slug }) =>
    VIEWS.map((view): Job => {
      const name = `${slug}-${view}`;
      return {
        name,
        slug,
        picture: { goods: 'other', slug, view, ...MASTER },
        cuts: [shelf('goods', name, 1)],
      };
    }),
  );
}

/** The frame on the home page: Alder in its narrower size, large and with four samples a pixel. */
function heroJob(): Job {
  return {
    name: 'hero-alder-havana',
    slug: 'hero',
    picture: {
      goods: 'frame',
      slug: 'alder',
      colour: 'havana',
      view: 'front',
      width: 3200,
      height: 1536,
      fine: true,
    },
    cuts: [
      {
        scale: 132 / 139,
        sizes: [
          { width: 800, height: 384 },
          { width: 1600, height: 768 },
        ],
        pathOf: ({ width, height }) => `${MEDIA}/hero/alder-havana-${width}x${height}.avif`,
      },
    ],
  };
}
