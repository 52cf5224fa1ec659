import { CylinderGeometry, Group, SphereGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { metal, solidMaterial } from '../material.ts';
import { fill, letter, printed, signature } from './canvas.ts';
import { piece } from './piece.ts';

function tin(): Group {
  const print = printed(74, 48, (ink) => {
    fill(ink, '#0b5c5c', 0, 0, 74, 48);
    signature(ink, 6, 13, 5, '#fbfaf7');
    letter(ink, 'Repair kit', 6, 34, { size: 8, colour: '#fbfaf7', weight: 600 });
    letter(ink, 'Screwdriver, 12 screws, 4 pads', 6, 41, { size: 3.2, colour: '#97dad6' });
  });
  const steel = metal('silver');
  const face = Object.assign(solidMaterial('#ffffff', 'gloss'), { map: print });
  const box = piece(new RoundedBoxGeometry(74, 15, 48, 5, 2.4), steel, [0, 7.5, 0]);
  const lid = piece(
    new RoundedBoxGeometry(75.2, 6, 49.2, 5, 2.2),
    [steel, steel, face, steel, steel, steel],
    [0, 14.6, 0],
  );
  const group = new Group().add(box, lid);
  group.rotation.x = 0;
  return group;
}

function screwdriver(): Group {
  const gold = metal('gold');
  const group = new Group();
  const handle = piece(new CylinderGeometry(3.4, 3.4, 44, 12), solidMaterial('#1b1b1a', 'satin'));
  const collar = piece(new CylinderGeometry(2.2, 3.3, 5, 40), gold, [0, 24.5, 0]);
  const shaft = piece(new CylinderGeometry(1.1, 1.1, 22, 32), metal('silver'), [0, 37, 0]);
  const cap = piece(new CylinderGeometry(3.7, 3.7, 3, 40), gold, [0, -23.4, 0]);
  group.add(handle, collar, shaft, cap);
  group.rotation.set(Math.PI / 2, 0, 1.12);
  group.position.set(-6, 3.6, 44);
  return group;
}

/** A tin, the screwdriver in front of it, and a few screws. */
export function screwdriverKit(): Group {
  const group = new Group().add(tin(), screwdriver());
  for (const [x, z] of [
    [40, 34],
    [45, 39],
    [37, 42],
    [48, 32],
  ] as const) {
    const head = piece(new CylinderGeometry(1.5, 1.5, 0.9, 28), metal('gold'), [x, 3.2, z]);
    const thread = piece(new CylinderGeometry(0.7, 0.6, 3, 20), metal('silver'), [x, 1.5, z]);
    group.add(head, thread);
  }
  group.add(
    piece(
      new SphereGeometry(3, 40, 24).scale(1, 0.45, 1.7),
      solidMaterial('#e6e4dd', 'gloss'),
      [52, 1.4, 44],
    ),
  );
  return group;
}
