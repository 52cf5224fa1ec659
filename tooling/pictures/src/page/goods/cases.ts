import {
  type BufferAttribute,
  type BufferGeometry,
  CylinderGeometry,
  Group,
  PlaneGeometry,
  SphereGeometry,
  type Mesh,
} from 'three';
import type { CaseGoods } from '../../goods.ts';
import { solidMaterial } from '../material.ts';
import { printed, signature } from './canvas.ts';
import { piece } from './piece.ts';

/** A body whose sections are superellipses: with `power` 2 it is egg-shaped, with 4 cushion-shaped. */
function cushion(
  width: number,
  height: number,
  depth: number,
  power: number,
  profile: number,
): BufferGeometry {
  const geometry = new SphereGeometry(1, 160, 96);
  const points = geometry.attributes.position!;
  const bend = (v: number, exponent: number): number => Math.sign(v) * Math.abs(v) ** exponent;
  for (let i = 0; i < points.count; i++) {
    const x = points.getX(i);
    const y = points.getY(i);
    const z = points.getZ(i);
    const around = Math.hypot(x, z) || 1;
    const flat = around ** (2 / profile);
    points.setXYZ(
      i,
      (bend(x / around, 2 / power) * flat * width) / 2,
      (bend(y, 2 / profile) * height) / 2,
      (bend(z / around, 2 / power) * flat * depth) / 2,
    );
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** Foil lettering for a surface. */
function stamp(colour: string, width: number): Mesh {
  const map = printed(width, width / 3.4, (ink) =>
    signature(ink, width * 0.06, width * 0.2, width * 0.17, colour),
  );
  const material = Object.assign(solidMaterial('#ffffff', 'satin'), {
    map,
    transparent: true,
    alphaTest: 0.3,
  });
  const mesh = piece(new PlaneGeometry(width, width / 3.4, 40, 14), material);
  mesh.castShadow = false;
  mesh.shade = undefined;
  return mesh;
}

const HARD_CASE = { width: 158, height: 52, depth: 62, power: 3.2, profile: 2.9 };

/** The distance of the hard case's shell from its middle plane at a point, in millimetres. */
function shellDepth(x: number, y: number): number {
  const { width, height, depth, power, profile } = HARD_CASE;
  const rise = Math.abs((2 * y) / height) ** (profile / 2);
  const section = Math.sqrt(1 - rise ** 2) ** (2 / profile);
  const aside = Math.abs((2 * x) / (width * section)) ** (power / 2);
  return (Math.sqrt(1 - aside ** 2) ** (2 / power) * section * depth) / 2;
}

/** A hard case, closed, with a seam between its halves and a foil stamp that follows the shell. */
export function hardCase({ colour, accent }: CaseGoods): Group {
  const { width, height, depth, power, profile } = HARD_CASE;
  const shell = solidMaterial(colour, 'matt');
  shell.clearcoat = 0.25;
  shell.clearcoatRoughness = 0.5;
  const middle = height / 2;
  const body = piece(cushion(width, height, depth, power, profile), shell, [0, middle, 0]);
  const seam = piece(
    cushion(width + 0.6, 1.1, depth + 0.6, power, 6),
    solidMaterial(accent, 'satin'),
    [0, 25, 0],
  );
  const sign = stamp(accent, 34);
  const points = sign.geometry.attributes.position!;
  for (let i = 0; i < points.count; i++) {
    const x = points.getX(i) + 40;
    const y = points.getY(i) + 9;
    points.setXYZ(i, x, y, shellDepth(x, y) + 0.12);
  }
  sign.geometry.computeVertexNormals();
  sign.position.y = middle;
  return new Group().add(body, seam, sign);
}

/** A soft pouch lying on its back, its flap closed by a press stud. */
export function softCase({ colour, accent }: CaseGoods): Group {
  const leather = solidMaterial(colour, 'matt');
  const body = piece(cushion(164, 22, 74, 5, 2.3), leather, [0, 11, 0]);
  const flap = piece(cushion(166, 6, 40, 5, 2.6), leather, [0, 20.4, -16]);
  const stud = piece(
    new CylinderGeometry(4.4, 4.8, 1.6, 64),
    solidMaterial('#e6bf78', 'gloss'),
    [0, 23.8, -2],
  );
  stud.rotation.x = 0.12;
  const sign = stamp(accent, 34);
  sign.rotation.x = -Math.PI / 2 + 0.22;
  sign.position.set(44, 22.6, 22);
  const group = new Group().add(body, flap, stud, sign);
  group.rotation.x = 0.18;
  group.position.y = 7;
  return group;
}

/** A cloth folded in four, its edges cut in a zigzag, with soft waves in it. */
export function cloth({ colour, accent }: CaseGoods): Group {
  const group = new Group();
  for (let layer = 0; layer < 4; layer++) {
    const sheet = piece(wavySheet(112 - layer * 1.6, 82 - layer * 1.4, layer), solidMaterial(colour, 'matt'));
    sheet.rotation.y = layer * 0.022;
    sheet.position.set(layer * 0.7, 1 + layer * 1.7, -layer * 0.6);
    group.add(sheet);
  }
  const sign = stamp(accent, 26);
  sign.rotation.x = -Math.PI / 2 + 0.03;
  sign.position.set(34, 9.4, 28);
  return group.add(sign);
}

function wavySheet(width: number, depth: number, seed: number): BufferGeometry {
  const geometry = new PlaneGeometry(width, depth, 224, 164).rotateX(-Math.PI / 2);
  const points = geometry.attributes.position! as BufferAttribute;
  for (let i = 0; i < points.count; i++) {
    const x = points.getX(i);
    const z = points.getZ(i);
    const edgeX = Math.abs(Math.abs(x) - width / 2) < 0.01;
    const edgeZ = Math.abs(Math.abs(z) - depth / 2) < 0.01;
    const pinkX = edgeX ? (Math.floor(z * 2) % 2 === 0 ? 0.55 : -0.55) : 0;
    const pinkZ = edgeZ ? (Math.floor(x * 2) % 2 === 0 ? 0.55 : -0.55) : 0;
    const lift = 0.5 * Math.sin(x * 0.07 + seed) + 0.45 * Math.cos(z * 0.09 + x * 0.03 + seed * 2);
    const corner = 3.2 * Math.max(0, (x / width) * 2 + (z / depth) * 2 - 1.2) ** 2 * (seed === 3 ? 1 : 0.3);
    points.setXYZ(i, x + pinkX * Math.sign(x), Math.max(-0.9, lift + corner), z + pinkZ * Math.sign(z));
  }
  geometry.computeVertexNormals();
  return geometry;
}
