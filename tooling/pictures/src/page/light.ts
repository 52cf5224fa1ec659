import {
  AdditiveBlending,
  BackSide,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  NormalBlending,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  Vector3,
} from 'three';

type Place = readonly [x: number, y: number, z: number];

interface Card {
  colour: string;
  strength: number;
  size: readonly [width: number, height: number];
  at: Place;
  /** The share of half the size over which the light decreases towards the card's edge. */
  soft: number;
  roll?: number;
}

/** The soft boxes, strips and cards that light the goods. */
const CARDS: readonly Card[] = [
  { colour: '#fffaf2', strength: 9.5, size: [12, 7], at: [0, 11, 0], soft: 0.3 },
  { colour: '#ffffff', strength: 9, size: [2, 10], at: [-10, 4, 4.5], soft: 0.35 },
  { colour: '#f4f8ff', strength: 5.5, size: [2.4, 8], at: [10.5, 3.5, 3], soft: 0.45 },
  { colour: '#ffffff', strength: 4.6, size: [9, 1.9], at: [-2, 8.2, 9.5], soft: 0.4 },
  { colour: '#ffffff', strength: 1.8, size: [7.5, 4.6], at: [-6.4, 5.6, 11], soft: 0.75, roll: 0.3 },
  { colour: '#ffffff', strength: 3, size: [14, 3], at: [0, 4.5, -12], soft: 0.5 },
  { colour: '#ffffff', strength: 1.6, size: [12, 4], at: [0, -8, 8], soft: 0.6 },
  // a tilted front reflects what is below the lens axis: this card is the bright window in each lens
  { colour: '#ffffff', strength: 1.7, size: [4.6, 8.4], at: [-5.6, -1.4, 12.6], soft: 0.8, roll: -0.32 },
  { colour: '#ffffff', strength: 0.75, size: [3.2, 8], at: [0.6, -1.6, 13.6], soft: 0.8, roll: -0.32 },
];

/** The black cards that make the dark contour along polished edges. */
const FLAGS: readonly Card[] = [
  { colour: '#030303', strength: 1, size: [1.6, 9], at: [-6.6, 1.5, 9.5], soft: 0.3 },
  { colour: '#030303', strength: 1, size: [1.6, 9], at: [8.2, 1.5, 8], soft: 0.3 },
];

const ease = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/**
 * The environment that goods reflect: a dark room with soft boxes. For lenses it has no flags, which would appear in them as
 * bars.
 */
export function studioRoom({ flags }: { flags: boolean }): Scene {
  const scene = new Scene();
  scene.add(room());
  for (const card of CARDS) scene.add(cardMesh(card, 'light'));
  if (flags) for (const flag of FLAGS) scene.add(cardMesh(flag, 'flag'));
  return scene;
}

function cardMesh({ colour, strength, size, at, soft, roll = 0 }: Card, kind: 'light' | 'flag'): Mesh {
  const geometry = new PlaneGeometry(size[0], size[1], 24, 24);
  const points = geometry.attributes.position!;
  const colours: number[] = [];
  const base = new Color(colour).multiplyScalar(strength);
  for (let i = 0; i < points.count; i++) {
    const u = Math.abs((points.getX(i) / size[0]) * 2);
    const v = Math.abs((points.getY(i) / size[1]) * 2);
    const k = ease(0, 1, Math.min(1, (1 - u) / soft) * Math.min(1, (1 - v) / soft));
    if (kind === 'light') colours.push(base.r * k, base.g * k, base.b * k, 1);
    else colours.push(base.r, base.g, base.b, k);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 4));
  const material = new MeshBasicMaterial({
    side: DoubleSide,
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    blending: kind === 'light' ? AdditiveBlending : NormalBlending,
  });
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...at);
  mesh.lookAt(new Vector3());
  mesh.rotateZ(roll);
  mesh.renderOrder = kind === 'light' ? 0 : 1;
  return mesh;
}

/** The room itself: dim above, a white table below, and dark behind the goods so that temples keep their colour. */
function room(): Mesh {
  const geometry = new SphereGeometry(20, 128, 72);
  const points = geometry.attributes.position!;
  const colours: number[] = [];
  const degrees = 180 / Math.PI;
  for (let i = 0; i < points.count; i++) {
    const x = points.getX(i);
    const y = points.getY(i) / 20;
    const z = points.getZ(i) / 20;
    let light = 0.2 + 0.55 * ease(0.1, -0.75, y) + 0.28 * ease(-0.1, -0.9, z);
    light *= 1 - 0.35 * ease(0.12, 0, Math.abs(y + 0.02));
    const around = Math.abs(Math.atan2(x, z * 20) * degrees) - 145;
    const above = (Math.asin(Math.max(-1, Math.min(1, y))) * degrees + 6) * 1.1;
    light *= 1 - 0.92 * ease(30, 8, Math.hypot(around, above));
    colours.push(light, light, light * 0.985);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide }));
}
