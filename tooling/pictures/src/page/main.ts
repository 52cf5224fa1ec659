import { collection } from '@lunette/frame-model/collection';
import { GOODS } from '../allGoods.ts';
import type { PictureRequest } from '../pictureRequest.ts';
import { frameSetting } from './frame.ts';
import { goodsSetting } from './goods/setting.ts';
import type { Setting } from './set.ts';
import { snapshotSetting } from './snapshot.ts';
import { createStage, discard, type Stage } from './stage.ts';

declare global {
  interface Window {
    /** Renders the requested picture and posts its pixels to `/pixels?{id}`. */
    shoot?: (picture: PictureRequest) => Promise<void>;
  }
}

const stage = createStage(document.querySelector('canvas')!);

function settingFor({ goods, slug, colour, place }: PictureRequest, { lensRoom }: Stage): Setting {
  if (goods === 'other') {
    const found = GOODS.find((candidate) => candidate.slug === slug);
    if (!found) throw new Error(`There are no goods named ${slug}.`);
    return goodsSetting(found);
  }
  const product = collection.find((candidate) => candidate.slug === slug);
  const colourway = product?.colours.find((candidate) => candidate.slug === colour);
  if (!product || !colourway) throw new Error(`The collection has no frame ${slug} in ${colour}.`);
  const frame = frameSetting(product, colourway, lensRoom);
  return place ? snapshotSetting(frame, place) : frame;
}

async function loadFaces(): Promise<void> {
  const faces = [
    ['Bricolage Grotesque Variable', 'bricolage-grotesque'],
    ['Instrument Sans Variable', 'instrument-sans'],
  ] as const;
  for (const [family, file] of faces) {
    const face = new FontFace(family, `url(/fonts/${file})`, { weight: '200 800' });
    document.fonts.add(await face.load());
  }
}

await loadFaces();

/** The setting of the last picture, which is reused for the next view of the same goods. */
let standing: { key: string; setting: Setting } | undefined;

window.shoot = async (picture) => {
  const key = `${picture.goods} ${picture.slug} ${picture.colour} ${JSON.stringify(picture.place)}`;
  if (standing?.key !== key) {
    if (standing) discard(standing.setting.body);
    standing = { key, setting: settingFor(picture, stage) };
  }
  const pixels = stage.shoot(standing.setting, {
    ...picture,
    ...(picture.place && { surface: picture.place.surface }),
  });
  void fetch(`/pixels?${picture.id}`, { method: 'POST', body: pixels });
};
