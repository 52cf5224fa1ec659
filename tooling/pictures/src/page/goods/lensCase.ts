import { CylinderGeometry, Group, LatheGeometry, Vector2, type Texture } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { solidMaterial } from '../material.ts';
import { DISPLAY, letter, printed } from './canvas.ts';
import { piece } from './piece.ts';

const CAP_RADIUS = 13;

function lidPrint(side: string, colour: string): Texture {
  return printed(CAP_RADIUS * 2, CAP_RADIUS * 2, (ink) => {
    ink.fillStyle = colour;
    ink.fillRect(0, 0, CAP_RADIUS * 2, CAP_RADIUS * 2);
    letter(ink, side, CAP_RADIUS, CAP_RADIUS + 4.2, {
      size: 12,
      colour: '#ffffff',
      face: DISPLAY,
      weight: 620,
      align: 'center',
    });
  });
}

function screwCap(side: string, colour: string): Group {
  const material = solidMaterial(colour, 'satin');
  const wall = new LatheGeometry(
    [
      [CAP_RADIUS, 0],
      [CAP_RADIUS, 5.6],
      [CAP_RADIUS - 0.3, 6.3],
      [CAP_RADIUS - 1, 6.6],
    ].map(([r, y]) => new Vector2(r, y)),
    96,
  );
  const group = new Group().add(piece(wall, material));
  for (let i = 0; i < 44; i++) {
    const angle = (i / 44) * Math.PI * 2;
    const rib = piece(new CylinderGeometry(0.45, 0.45, 5, 8), material);
    rib.position.set(Math.cos(angle) * CAP_RADIUS, 2.8, Math.sin(angle) * CAP_RADIUS);
    group.add(rib);
  }
  const lid = Object.assign(solidMaterial('#ffffff', 'satin'), { map: lidPrint(side, colour) });
  group.add(
    piece(
      new CylinderGeometry(CAP_RADIUS - 0.9, CAP_RADIUS - 0.9, 0.3, 96),
      [material, lid, material],
      [0, 6.5, 0],
    ),
  );
  return group;
}

/** A case for two contact lenses: one base, and caps marked left and right. */
export function lensCase(): Group {
  const base = solidMaterial('#f7f8f6', 'gloss');
  const group = new Group();
  group.add(piece(new RoundedBoxGeometry(36, 3, 15, 4, 1.2), base, [0, 5, 0]));
  for (const [x, side, colour] of [
    [-17, 'L', '#0b6e6e'],
    [17, 'R', '#57534b'],
  ] as const) {
    group.add(piece(new CylinderGeometry(12.4, 10.6, 8, 96), base, [x, 4, 0]));
    const cap = screwCap(side, colour);
    cap.position.set(x, 7.4, 0);
    cap.rotation.y = Math.PI / 2;
    group.add(cap);
  }
  return group;
}

/** The upright case of a peroxide system, with its basket cap. */
export function peroxideCase(): Group {
  const vial = new LatheGeometry(
    [
      [0.01, 0],
      [13, 0],
      [14.2, 1.4],
      [14.6, 4],
      [15.2, 44],
    ].map(([r, y]) => new Vector2(r, y)),
    96,
  );
  return new Group().add(
    piece(vial, solidMaterial('#e9edf0', 'gloss')),
    piece(new CylinderGeometry(16.4, 16.4, 12, 96), solidMaterial('#b3261e', 'satin'), [0, 50, 0]),
    piece(new CylinderGeometry(15.6, 16.4, 1.4, 96), solidMaterial('#b3261e', 'gloss'), [0, 56.6, 0]),
  );
}
