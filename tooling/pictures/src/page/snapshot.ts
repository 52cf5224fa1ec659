import { Box3, Group } from 'three';
import { GOODS } from '../allGoods.ts';
import type { Place } from '../pictureRequest.ts';
import { goodsSetting } from './goods/setting.ts';
import type { Setting } from './set.ts';

/** The distance between the frame and the goods behind it, in millimetres. */
const GAP = 14;

/** A frame on a table at home, with other goods behind it if the place has any. */
export function snapshotSetting(frame: Setting, { beside, surface }: Place): Setting {
  const body = new Group().add(frame.body);
  const goods = GOODS.find(({ slug }) => slug === beside);
  if (beside && !goods) throw new Error(`There are no goods named ${beside}.`);
  if (goods) {
    const other = goodsSetting(goods).body;
    const { min } = new Box3().setFromObject(frame.body);
    const { max } = new Box3().setFromObject(other);
    other.position.set(-18, 0, min.z - max.z - GAP);
    other.rotation.y = 0.16;
    body.add(other);
  }
  const { colouredShadow } = frame;
  return { body, colouredShadow, fill: 0.7, shadowKey: `${frame.shadowKey} ${surface} ${beside}` };
}
