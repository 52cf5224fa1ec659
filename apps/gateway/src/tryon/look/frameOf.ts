import type { FrameModel, LensFinish } from '@lunette/frame-model';
import { collection, modelInSize, pictureSlug } from '@lunette/frame-model/collection';
import { refuse } from '../../platform/http/refuse.ts';

/** A frame of the catalogue as geometry: its measures and the light that its lenses let through. */
export interface DrawableFrame {
  model: FrameModel;
  lens: LensFinish;
}

const known = new Map<string, () => DrawableFrame>();
for (const product of collection)
  for (const size of product.sizes)
    for (const colour of product.colours)
      known.set(`frames/${pictureSlug(product, size, colour)}`, () => ({
        model: modelInSize(product, size),
        lens: colour.finish.lens,
      }));

/** The frame in the picture of a product; throws for a product that is not a frame. */
export function frameOf({ picture }: { picture: string }): DrawableFrame {
  const frame = known.get(picture);
  if (!frame) throw refuse(422, 'not_a_frame', 'tryon.not-a-frame');
  return frame();
}
