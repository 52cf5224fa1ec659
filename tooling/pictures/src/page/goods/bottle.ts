import { CylinderGeometry, Group, LatheGeometry, Vector2, type Mesh, type Texture } from 'three';
import type { BottleGoods } from '../../goods.ts';
import { solidMaterial } from '../material.ts';
import { DISPLAY, fill, letter, printed, signature } from './canvas.ts';
import { piece } from './piece.ts';

const SEGMENTS = 128;

const lathe = (profile: readonly (readonly [radius: number, y: number])[]): LatheGeometry =>
  new LatheGeometry(
    profile.map(([radius, y]) => new Vector2(Math.max(radius, 0.01), y)),
    SEGMENTS,
  );

/** The profile of a bottle: a foot, straight walls, and a quarter circle up to its neck. */
function bodyProfile(radius: number, height: number, neck: number): [number, number][] {
  const round = Math.min(radius - neck, height * 0.16);
  const shoulder = Array.from({ length: 13 }, (_, i): [number, number] => {
    const t = (i / 12) * (Math.PI / 2);
    return [neck + (radius - neck) * Math.cos(t), height - round + round * Math.sin(t)];
  });
  return [
    [0, 0],
    [radius - 2.4, 0],
    [radius - 0.8, 0.5],
    [radius - 0.1, 1.8],
    [radius, 3.4],
    ...shoulder,
    [neck, height + 2],
  ];
}

function labelPrint(
  { brand, name, volume, colour, accent }: BottleGoods,
  around: number,
  height: number,
): Texture {
  return printed(around, height, (ink) => {
    const face = around / 4.3;
    const left = around / 2 - face / 2;
    const unit = Math.min(face / 46, height / 58);
    const dark = '#161714';
    fill(ink, '#fdfdfb', 0, 0, around, height);
    fill(ink, accent, 0, 0, around, height * 0.3);
    ink.globalAlpha = 0.16;
    ink.fillStyle = '#ffffff';
    for (let i = 0; i < 4; i++) {
      ink.beginPath();
      ink.arc(left + face * 0.86, height * 0.3, (7 + i * 6) * unit, Math.PI, 0);
      ink.fill();
    }
    ink.globalAlpha = 1;
    signature(ink, left, height * 0.14, 4.4 * unit, '#ffffff');
    letter(
      ink,
      brand === 'Lunette' ? 'Spray' : brand,
      left,
      height * 0.5,
      { size: 13 * unit, colour: dark, face: DISPLAY, weight: 620, spacing: -0.2 },
      face,
    );
    letter(ink, name, left, height * 0.62, { size: 4.1 * unit, colour: dark }, face);
    letter(ink, volume, left, height * 0.9, { size: 5 * unit, colour: accent, weight: 650 }, face);
    fill(ink, colour, left, height * 0.7, face, 0.4 * unit);
    fill(ink, accent, left, height * 0.7, face, 0.3 * unit);
  });
}

function label(goods: BottleGoods, radius: number, from: number, to: number): Mesh {
  const height = to - from;
  const map = labelPrint(goods, Math.PI * 2 * radius, height);
  const geometry = new CylinderGeometry(radius + 0.12, radius + 0.12, height, SEGMENTS, 1, true);
  geometry.rotateY(Math.PI);
  return piece(geometry, Object.assign(solidMaterial('#ffffff', 'satin'), { map }), [0, (from + to) / 2, 0]);
}

type Cap = (radius: number, height: number, colour: string) => Mesh[];

const ridged = (radius: number, height: number): [number, number][] => [
  [0, 0],
  [radius, 0],
  [radius, height - 1.2],
  [radius - 0.4, height - 0.3],
  [radius - 1.2, height],
  [0, height],
];

const CAPS: Record<BottleGoods['shape'], { neck: (radius: number) => number; cap: Cap }> = {
  flip: {
    neck: (radius) => radius * 0.52,
    cap: (radius, y, colour) => {
      const wide = radius * 0.6;
      return [
        piece(lathe(ridged(wide, radius * 0.55)), solidMaterial(colour, 'satin'), [0, y, 0]),
        piece(lathe(ridged(wide * 0.98, radius * 0.22)), solidMaterial(colour, 'gloss'), [
          0,
          y + radius * 0.58,
          0,
        ]),
      ];
    },
  },
  dropper: {
    neck: (radius) => radius * 0.5,
    cap: (radius, y, colour) => [
      piece(
        lathe([
          [0, 0],
          [radius * 0.66, 0],
          [radius * 0.66, 6],
          [radius * 0.6, 7],
          [radius * 0.42, 20],
          [radius * 0.34, 21.6],
          [0, 22],
        ]),
        solidMaterial(colour, 'satin'),
        [0, y, 0],
      ),
    ],
  },
  spray: {
    neck: (radius) => radius * 0.5,
    cap: (radius, y, colour) => [
      piece(lathe(ridged(radius * 0.62, 5)), solidMaterial(colour, 'satin'), [0, y, 0]),
      piece(lathe(ridged(radius * 0.5, 10)), solidMaterial(colour, 'gloss'), [0, y + 5.2, 0]),
      piece(new CylinderGeometry(0.9, 1.2, 1.2, 32).rotateX(Math.PI / 2), solidMaterial('#f2f2ef', 'satin'), [
        0,
        y + 11.4,
        radius * 0.5,
      ]),
    ],
  },
};

/** A bottle with its label and cap. */
export function bottle(goods: BottleGoods): Group {
  const [diameter, height] = goods.size;
  const radius = diameter / 2;
  const { neck, cap } = CAPS[goods.shape];
  const body = piece(lathe(bodyProfile(radius, height, neck(radius))), solidMaterial(goods.colour, 'gloss'));
  const capColour =
    goods.shape === 'flip' ? goods.accent : goods.shape === 'dropper' ? '#fbfbf8' : goods.accent;
  const group = new Group().add(
    body,
    label(goods, radius, height * 0.1, height * 0.76),
    ...cap(radius, height + 0.6, capColour),
  );
  // the label faces a direction between both cameras
  group.rotation.y = 0.42;
  return group;
}
