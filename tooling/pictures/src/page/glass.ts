import {
  AdditiveBlending,
  BackSide,
  Color,
  DoubleSide,
  FrontSide,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MultiplyBlending,
  ShaderMaterial,
  type Material,
  type Texture,
} from 'three';
import type { LensFinish } from '@lunette/frame-model';

const OVER_ALL = { transparent: true, depthWrite: false } as const;

const LAYER_VERTEX = `
attribute float light; varying vec3 toEye; varying vec3 n; varying float open;
void main() { open = light; vec4 p = modelViewMatrix * vec4(position, 1.); toEye = -p.xyz; n = normalMatrix * normal; gl_Position = projectionMatrix * p; }`;

/**
 * Light is absorbed on its path through the sheet. The path is longest at grazing angles, where the dark room is refracted
 * too.
 */
const LAYER_FRAGMENT = `
uniform vec3 tint; uniform float body; uniform float rim; uniform float dark; varying vec3 toEye; varying vec3 n; varying float open;
void main() {
  float facing = abs(dot(normalize(n), normalize(toEye)));
  float grazing = 1. - facing;
  vec3 through = pow(tint, vec3(body + rim * grazing * grazing));
  gl_FragColor = vec4(through * (1. - dark * smoothstep(.16, .9, grazing)) * mix(.62, 1., open), 1.);
}`;

function absorbing(
  tint: Color,
  side: typeof FrontSide | typeof BackSide,
  body: number,
  rim: number,
  dark: number,
): Material {
  return new ShaderMaterial({
    vertexShader: LAYER_VERTEX,
    fragmentShader: LAYER_FRAGMENT,
    uniforms: { tint: { value: tint }, body: { value: body }, rim: { value: rim }, dark: { value: dark } },
    side,
    blending: MultiplyBlending,
    premultipliedAlpha: true,
    ...OVER_ALL,
  });
}

/** The layers of a clear sheet, far side first: the light that each side absorbs and reflects. */
export function clearSheet(colour: string): Material[] {
  const tint = new Color(colour);
  const gloss = {
    color: '#000000',
    roughness: 0.06,
    ior: 1.5,
    blending: AdditiveBlending,
    ...OVER_ALL,
  } as const;
  return [
    absorbing(tint, BackSide, 0.45, 1.1, 0.5),
    new MeshPhysicalMaterial({ ...gloss, side: BackSide, specularIntensity: 0.35 }),
    absorbing(tint, FrontSide, 0.55, 1.5, 0.6),
    new MeshPhysicalMaterial({ ...gloss, side: FrontSide, specularIntensity: 1 }),
  ];
}

/** The layers of a lens: transmitted light (multiplied) and reflected light (added). */
export function lensLayers(lens: LensFinish, room: Texture): Material[] {
  const mirror = lens.kind === 'mirror' ? new Color(lens.coat) : undefined;
  const clear = lens.kind === 'clear';
  return [
    new MeshBasicMaterial({
      vertexColors: true,
      blending: MultiplyBlending,
      premultipliedAlpha: true,
      side: DoubleSide,
      ...OVER_ALL,
    }),
    new MeshPhysicalMaterial({
      color: mirror ?? '#000000',
      metalness: mirror ? 1 : 0,
      roughness: mirror ? 0.12 : 0,
      ior: clear ? 1.38 : 1.52,
      specularIntensity: clear ? 0.75 : 1,
      specularColor: clear ? '#b9e6d6' : '#ffffff',
      // a silver coat stays neutral; a coloured one shimmers
      iridescence: mirror && mirror.getHSL({ h: 0, s: 0, l: 0 }).s > 0.2 ? 0.3 : 0,
      iridescenceIOR: 1.7,
      envMap: room,
      envMapIntensity: mirror ? 0.8 : 1,
      blending: AdditiveBlending,
      side: DoubleSide,
      ...OVER_ALL,
    }),
  ];
}

/** The layers of a nose pad of silicone. */
export function padLayers(): Material[] {
  const tint = new Color('#dfdfda');
  return [
    absorbing(tint, BackSide, 0.5, 0.5, 0.3),
    absorbing(tint, FrontSide, 0.6, 0.8, 0.42),
    new MeshPhysicalMaterial({
      color: '#1b1b1a',
      roughness: 0.18,
      clearcoat: 0.6,
      blending: AdditiveBlending,
      ...OVER_ALL,
    }),
  ];
}
