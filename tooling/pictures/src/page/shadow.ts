import {
  Color,
  DataTexture,
  DataUtils,
  DoubleSide,
  HalfFloatType,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  MultiplyBlending,
  OrthographicCamera,
  PlaneGeometry,
  RGBAFormat,
  WebGLRenderTarget,
  type Material,
  type Scene,
  type WebGLRenderer,
} from 'three';
import { groundLight } from './tone.ts';
import type { Setting } from './set.ts';

const PIXELS = 384;
const SIZE = 300;
const PER_MM = PIXELS / SIZE;
/** The slices of height in millimetres that are rendered from below. */
const SLICES: readonly (readonly [from: number, to: number])[] = [
  [-0.5, 1.2],
  [1.2, 3.5],
  [3.5, 8],
  [8, 16],
  [16, 28],
  [28, 48],
  [48, 80],
];

/** The light that reaches each point of the table, 0 to 1 per channel. */
type Light = Float32Array;

/**
 * Computes the soft shadow of the goods in the scene: each slice is blurred by its height and shifted away from the key
 * light, and the slices are multiplied.
 */
export function bakeShadow(renderer: WebGLRenderer, scene: Scene, setting: Setting, height: number): Light {
  const camera = new OrthographicCamera(-SIZE / 2, SIZE / 2, SIZE / 2, -SIZE / 2, 0.1, 10);
  camera.position.set(0, -1, 0);
  camera.up.set(0, 0, 1);
  camera.lookAt(0, 1, 0);
  const target = new WebGLRenderTarget(PIXELS, PIXELS);
  const seen = new Uint8Array(PIXELS * PIXELS * 4);
  const light = new Float32Array(PIXELS * PIXELS * 3).fill(1);
  const background = scene.background;
  scene.background = new Color(1, 1, 1);
  const restore = asSilhouette(setting);
  for (const [from, to] of SLICES) {
    if (from > height) break;
    camera.near = from + 1;
    camera.far = to + 1;
    camera.updateProjectionMatrix();
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.readRenderTargetPixels(target, 0, 0, PIXELS, PIXELS, seen);
    addSlice(light, seen, Math.max((from + to) / 2, 0.3), setting.colouredShadow);
  }
  renderer.setRenderTarget(null);
  scene.background = background;
  restore();
  target.dispose();
  return light;
}

/** Gives the goods the materials of their shades; returns the function that restores the original ones. */
function asSilhouette({ body }: Setting): () => void {
  const saved: { mesh: Mesh; material: Material | Material[]; visible: boolean }[] = [];
  body.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const mesh = object as Mesh;
    saved.push({ mesh, material: mesh.material, visible: mesh.visible });
    if (mesh.shade === undefined) mesh.visible = false;
    else if (mesh.shade === 'lens')
      mesh.material = new MeshBasicMaterial({
        vertexColors: true,
        color: '#f2f4f3',
        blending: MultiplyBlending,
        premultipliedAlpha: true,
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
      });
    else mesh.material = new MeshBasicMaterial({ color: mesh.shade, side: DoubleSide });
  });
  return () => {
    for (const { mesh, material, visible } of saved) {
      if (mesh.material !== material) (mesh.material as Material).dispose();
      mesh.material = material;
      mesh.visible = visible;
    }
  };
}

function addSlice(light: Light, seen: Uint8Array, height: number, coloured: boolean): void {
  const blurRadius = (1.1 + 0.42 * height) * PER_MM;
  const strength = 0.74 * Math.exp(-height / 36) + 0.05;
  const driftX = -Math.round(0.1 * height * PER_MM);
  const driftY = Math.round(0.3 * height * PER_MM);
  const channels = coloured ? [0, 1, 2] : [0];
  for (const channel of channels) {
    let cover = new Float32Array(PIXELS * PIXELS);
    for (let i = 0; i < cover.length; i++) cover[i] = 1 - seen[i * 4 + channel]! / 255;
    cover = blur(cover, blurRadius);
    for (let y = 0; y < PIXELS; y++)
      for (let x = 0; x < PIXELS; x++) {
        const fromX = x + driftX;
        const fromY = y + driftY;
        if (fromX < 0 || fromY < 0 || fromX >= PIXELS || fromY >= PIXELS) continue;
        const kept = 1 - strength * cover[fromY * PIXELS + fromX]!;
        const at = (y * PIXELS + x) * 3;
        for (const c of coloured ? [channel] : [0, 1, 2]) light[at + c] = light[at + c]! * kept;
      }
  }
}

/** Three box blurs in each direction, which approximate a Gaussian blur. */
function blur(image: Float32Array<ArrayBuffer>, radius: number): Float32Array<ArrayBuffer> {
  let from = image;
  let to = new Float32Array(image.length);
  const half = Math.max(1, Math.round(radius * 0.58));
  for (let pass = 0; pass < 6; pass++) {
    const step = pass % 2 ? PIXELS : 1;
    const across = pass % 2 ? 1 : PIXELS;
    for (let line = 0; line < PIXELS; line++) {
      const start = line * across;
      let sum = 0;
      for (let i = 0; i <= half; i++) sum += from[start + i * step]!;
      for (let i = 0; i < PIXELS; i++) {
        to[start + i * step] = sum / (2 * half + 1);
        const enters = i + half + 1;
        const leaves = i - half;
        if (enters < PIXELS) sum += from[start + enters * step]!;
        if (leaves >= 0) sum -= from[start + leaves * step]!;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** The table: the light of the background with the shadow. */
export const tableWith = (light: Light): Mesh => lit(light, groundLight());

/** The shadow on a table with a picture of its own, which it darkens. */
export function shadowOn(light: Light): Mesh {
  const mesh = lit(light, new Color(1, 1, 1));
  Object.assign(mesh.material, { blending: MultiplyBlending, premultipliedAlpha: true, transparent: true });
  return mesh;
}

function lit(light: Light, { r, g, b }: Color): Mesh {
  const texels = new Uint16Array(PIXELS * PIXELS * 4);
  for (let y = 0; y < PIXELS; y++)
    for (let x = 0; x < PIXELS; x++) {
      const i = (y * PIXELS + x) * 4;
      const at = ((PIXELS - 1 - y) * PIXELS + x) * 3;
      [r, g, b].forEach((channel, c) => {
        texels[i + c] = DataUtils.toHalfFloat(channel * light[at + c]!);
      });
      texels[i + 3] = DataUtils.toHalfFloat(1);
    }
  const texture = new DataTexture(texels, PIXELS, PIXELS, RGBAFormat, HalfFloatType);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  const table = new Mesh(
    new PlaneGeometry(SIZE, SIZE),
    new MeshBasicMaterial({ map: texture, depthWrite: false, toneMapped: false }),
  );
  table.rotation.x = -Math.PI / 2;
  table.position.y = -0.02;
  table.renderOrder = -1;
  return table;
}
