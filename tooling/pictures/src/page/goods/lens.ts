import { Color, Group, LatheGeometry, type Mesh, Vector2, type Texture } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { clearSheet } from '../glass.ts';
import { solidMaterial } from '../material.ts';
import { layered } from '../set.ts';
import { piece } from './piece.ts';

/** The profile of a bowl of `radius` and `height`, for a lathe geometry. */
const bowl = (radius: number, height: number, steps = 40): Vector2[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = (i / steps) * (Math.PI / 2);
    return new Vector2(Math.max(0.01, Math.sin(t) * radius), Math.cos(t) * height);
  });

function clearPiece(profile: Vector2[], colour: string): Mesh[] {
  const geometry = new LatheGeometry(profile, 96);
  geometry.setAttribute('light', geometry.attributes.position!.clone());
  const light = geometry.attributes.light!;
  for (let i = 0; i < light.count; i++) light.setX(i, 1);
  return layered(geometry, clearSheet(colour), 3, new Color(colour).multiplyScalar(0.82));
}

/** A foil-backed blister: a clear cup with a lens in it, standing freely. */
export function blister(foil: string): Group {
  const group = new Group();
  const plate = piece(new RoundedBoxGeometry(27, 1.1, 34, 4, 0.5), solidMaterial('#e9edee', 'gloss'));
  const lid = piece(
    new RoundedBoxGeometry(25.6, 0.3, 32.6, 3, 0.14),
    solidMaterial(foil, 'satin'),
    [0, -0.6, 0],
  );
  const cup = new Group().add(...clearPiece(bowl(10.5, 7.4), '#cfe0e4'));
  cup.position.set(0, 0.6, 3.4);
  const dome = new Group().add(...clearPiece(bowl(7.1, 3.6), '#a9d4de'));
  dome.position.set(0, 0.7, 3.4);
  group.add(plate, lid, dome, cup);
  group.rotation.set(0.16, -0.5, 0);
  group.position.y = 4.2;
  return group;
}

/** A single contact lens standing on its edge like a bowl; coloured ones show their iris. */
export function looseLens(iris: Texture | undefined): Group {
  const group = new Group();
  if (iris) {
    const printedRing = piece(new LatheGeometry(bowl(6.9, 3.7), 96), irisMaterial(iris));
    planarMap(printedRing);
    group.add(printedRing);
  }
  group.add(...clearPiece(bowl(7.1, 3.9), '#c3dde6'));
  group.scale.setScalar(1.5);
  group.rotation.x = 1.05;
  group.position.y = 9.8;
  return group;
}

function irisMaterial(map: Texture) {
  return Object.assign(solidMaterial('#ffffff', 'gloss'), { map, transparent: true, alphaTest: 0.02 });
}

function planarMap(mesh: Mesh): void {
  const points = mesh.geometry.attributes.position!;
  const uv = mesh.geometry.attributes.uv!;
  for (let i = 0; i < points.count; i++)
    uv.setXY(i, 0.5 + points.getX(i) / 14.2, 0.5 - points.getZ(i) / 14.2);
}
