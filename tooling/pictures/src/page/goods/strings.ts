import {
  CatmullRomCurve3,
  CylinderGeometry,
  Group,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import type { CaseGoods } from '../../goods.ts';
import { metal, solidMaterial } from '../material.ts';
import { piece } from './piece.ts';

/** The path of a cord that lies in a loose double loop. */
const path = (lift: number): CatmullRomCurve3 =>
  new CatmullRomCurve3(
    (
      [
        [-62, 0, 26],
        [-46, 0, 8],
        [-30, 0, -14],
        [2, 0, -26],
        [38, 0, -22],
        [58, 0, 0],
        [44, 0, 20],
        [8, 0, 26],
        [-28, 0, 18],
        [-40, 2.6, -4],
        [-22, 2.6, -20],
        [14, 2.6, -18],
        [34, 0, -2],
        [30, 0, 14],
        [44, 0.4, 26],
        [64, 0, 30],
      ] as const
    ).map(([x, y, z]) => new Vector3(x, y * lift + lift, z)),
    false,
    'centripetal',
  );

/** A cord with its two loops for the temples. */
export function cord({ colour, accent }: CaseGoods): Group {
  const line = path(1.5);
  const group = new Group().add(piece(new TubeGeometry(line, 600, 1.5, 20), solidMaterial(colour, 'satin')));
  for (const t of [0, 1]) {
    const end = line.getPoint(t);
    const direction = line.getTangent(t).multiplyScalar(t === 0 ? -1 : 1);
    const sleeve = piece(new CylinderGeometry(2.3, 2.3, 7, 40), metal('gold'));
    sleeve.position.copy(end);
    sleeve.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), direction);
    sleeve.position.y = 2.3;
    const loop = piece(new TorusGeometry(4.6, 1.1, 20, 64), solidMaterial(accent, 'satin'));
    loop.position.copy(end).addScaledVector(direction, 8);
    loop.position.y = 1.5;
    loop.rotation.x = Math.PI / 2;
    group.add(sleeve, loop);
  }
  return group;
}

/** A fine chain: oval links, each rotated by 90 degrees against the last. */
export function chain(): Group {
  const line = path(1.2);
  const gold = metal('gold');
  const links = Math.round(line.getLength() / 2.5);
  const group = new Group();
  const link = new TorusGeometry(1.45, 0.4, 12, 28).scale(1.25, 0.85, 1);
  for (let i = 0; i <= links; i++) {
    const t = i / links;
    const one = piece(link, gold);
    one.position.copy(line.getPoint(t));
    one.quaternion.setFromUnitVectors(new Vector3(1, 0, 0), line.getTangent(t));
    one.rotateX(i % 2 ? Math.PI / 2 + 0.35 : 0.35);
    group.add(one);
  }
  for (const t of [0, 1]) {
    const end = line.getPoint(t);
    const bead = piece(new SphereGeometry(2.4, 40, 24), gold);
    bead.position.set(end.x, 2.4, end.z);
    const loop = piece(new TorusGeometry(4.4, 0.8, 16, 56), solidMaterial('#2a2926', 'satin'));
    loop.rotation.x = Math.PI / 2;
    loop.position.set(end.x + (t === 0 ? -6.4 : 6.4), 1, end.z + 1.6);
    group.add(bead, loop);
  }
  return group;
}
