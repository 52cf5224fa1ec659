import { collection } from '@lunette/frame-model/collection';
import { GOODS } from '../shelves.ts';
import type { Order } from '../order.ts';
import { frameSetting } from './frame.ts';
import { goodsSetting } from './goods/setting.ts';
import type { Setting } from './set.ts';
import { createStage, discard, type Stage } from './stage.ts';

declare global {
  interface Window {
    /** Takes the picture an order asks for and posts its pixels to `/pixels?{id}`. */
    shoot?: (order: Order) => Promise<void>;
  }
}

const stage = createStage(document.querySelector('canvas')!);

function settingFor({ goods, slug, colour }: Order, { lensRoom }: Stage): Setting {
  if (goods === 'other') {
    const found = GOODS.find((candidate) => candidate.slug === slug);
    if (!found) throw new Error(`The shelves have no ${slug}.`);
    return goodsSetting(found);
  }
  const product = collection.find((candidate) => candidate.slug === slug);
  const colourway = product?.colours.find((candidate) => candidate.slug === colour);
  if (!product || !colourway) throw new Error(`The collection has no frame ${slug} in ${colour}.`);
  return frameSetting(product, colourway, lensRoom);
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

/** The last picture that stands ready for its next view: goods are built once for both. */
let standing: { key: string; setting: Setting } | undefined;

window.shoot = async (order) => {
  const key = `${order.goods} ${order.slug} ${order.colour}`;
  if (standing?.key !== key) {
    if (standing) discard(standing.setting.body);
    standing = { key, setting: settingFor(order, stage) };
  }
  const pixels = stage.shoot(standing.setting, order);
  void fetch(`/pixels?${order.id}`, { method: 'POST', body: pixels });
};
