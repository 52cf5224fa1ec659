import { Group, type Object3D } from 'three';
import type { Goods } from '../../goods.ts';
import type { Setting } from '../set.ts';
import { ART } from './art.ts';
import { bottle } from './bottle.ts';
import { printed } from './canvas.ts';
import { card } from './card.ts';
import { carton } from './carton.ts';
import { cloth, hardCase, softCase } from './cases.ts';
import { screwdriverKit } from './kit.ts';
import { lensCase, peroxideCase } from './lensCase.ts';
import { blister, looseLens } from './lens.ts';
import { chain, cord } from './strings.ts';

/** The kinds of goods that lie on the table and are seen only from above. */
const LYING: readonly Goods['kind'][] = [
  'soft-case',
  'cloth',
  'cord',
  'chain',
  'lens-case',
  'screwdriver-kit',
];

function arrange(goods: Goods): Object3D[] {
  switch (goods.kind) {
    case 'carton':
      return [carton(goods), besideCarton(goods)];
    case 'bottle':
      return [bottle(goods), ...besideBottle(goods)];
    case 'hard-case':
      return [hardCase(goods)];
    case 'soft-case':
      return [softCase(goods)];
    case 'cloth':
      return [cloth(goods)];
    case 'cord':
      return [cord(goods)];
    case 'chain':
      return [chain()];
    case 'lens-case':
      return [lensCase()];
    case 'screwdriver-kit':
      return [screwdriverKit()];
    case 'card':
      return [card(goods)];
  }
}

function besideCarton(goods: Extract<Goods, { kind: 'carton' }>): Object3D {
  const [width, , depth] = goods.size;
  const iris = printed(14.2, 14.2, (ink) => {
    ink.translate(7.1 - 21.3 * 0.8, 7.1 - 16.6 * 0.42);
    ART.iris(ink, 21.3, 16.6, goods.accent);
  });
  const beside = goods.beside === 'lens' ? looseLens(iris) : blister(goods.accent);
  beside.position.x = width / 2 + (goods.beside === 'lens' ? 12 : 18);
  beside.position.z = depth / 2 + 4;
  return beside;
}

function besideBottle(goods: Extract<Goods, { kind: 'bottle' }>): Object3D[] {
  if (!goods.beside) return [];
  const beside = goods.beside === 'lens-case' ? lensCase() : peroxideCase();
  const [diameter] = goods.size;
  beside.position.set(diameter / 2 + (goods.beside === 'lens-case' ? 38 : 26), 0, 22);
  if (goods.beside === 'lens-case') beside.rotation.y = -0.35;
  return [beside];
}

/** Goods that are not frames, arranged on the table. */
export function goodsSetting(goods: Goods): Setting {
  const body = new Group().add(...arrange(goods));
  return {
    body,
    shadowKey: goods.slug,
    colouredShadow: goods.kind === 'carton',
    fill: 0.76,
    seen: LYING.includes(goods.kind) ? 'from-above' : 'standing',
  };
}
