import {
  Box3,
  Camera,
  DirectionalLight,
  Group,
  HalfFloatType,
  LinearSRGBColorSpace,
  Color,
  Mesh,
  NearestFilter,
  NoToneMapping,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
  type Material,
  type PerspectiveCamera,
  type Texture,
} from 'three';
import { cameraOn, type View } from './camera.ts';
import { studioRoom } from './light.ts';
import type { Setting } from './set.ts';
import { bakeShadow, shadowOn, tableWith } from './shadow.ts';
import { GROUND } from '../ground.ts';
import { surfaceOf } from './surface.ts';
import type { Surface } from '../pictureRequest.ts';
import { DEVELOP_FRAGMENT, groundLight } from './tone.ts';

/** The shadows that are stored: those of one model and shade in all turns. */
const SHADOWS = 32;

/** A picture to render of a setting. */
export interface Picture {
  view: View;
  /** By how many degrees the goods are turned around their vertical axis. */
  degrees?: number;
  width: number;
  height: number;
  /** A table at home instead of the studio's, up to the picture's border. */
  surface?: Surface;
  /** Whether each pixel has four samples, for pictures that are not reduced afterwards. */
  fine?: boolean;
}

/** The studio that renders settings. */
export interface Stage {
  /** The environment that lenses reflect. */
  lensRoom: Texture;
  /** Renders a picture; returns RGBA, the last row first. */
  shoot: (setting: Setting, picture: Picture) => Uint8Array<ArrayBuffer>;
}

/** Sets up renderer and lights on a canvas. */
export function createStage(canvas: HTMLCanvasElement): Stage {
  const renderer = new WebGLRenderer({ canvas, alpha: true, preserveDrawingBuffer: true });
  renderer.toneMapping = NoToneMapping;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const room = new PMREMGenerator(renderer);
  const scene = new Scene();
  scene.environment = room.fromScene(studioRoom({ flags: true }), 0.008, 0.1, 100, { size: 512 }).texture;
  scene.background = groundLight();
  const key = keyLight();
  scene.add(key, key.target);
  const film = createFilm(renderer);
  const shadows = new Map<string, Float32Array>();
  let last: string | undefined;
  return {
    lensRoom: room.fromScene(studioRoom({ flags: false }), 0.012, 0.1, 100, { size: 512 }).texture,
    shoot(setting, { view, degrees = 0, width, height, surface, fine = false }) {
      const tall = centre(setting);
      const turntable = new Group().add(setting.body);
      turntable.rotation.y = (degrees * Math.PI) / 180;
      turntable.updateMatrixWorld(true);
      scene.add(turntable);
      // the key light's shadow is drawn once for all views of one setting
      const standing = `${setting.body.uuid} ${degrees}`;
      renderer.shadowMap.needsUpdate = standing !== last;
      last = standing;
      const shadowKey = `${setting.shadowKey} ${degrees}`;
      const shadow = shadows.get(shadowKey) ?? bakeShadow(renderer, scene, setting, tall);
      if (shadows.size > SHADOWS) shadows.clear();
      shadows.set(shadowKey, shadow);
      const tables = surface ? [surfaceOf(surface), shadowOn(shadow)] : [tableWith(shadow)];
      scene.add(...tables);
      const pixels = film.expose(scene, cameraOn(setting, view, width / height, tall), {
        width,
        height,
        fine,
        framed: !surface,
      });
      scene.remove(turntable, ...tables);
      turntable.remove(setting.body);
      for (const table of tables) discard(table);
      return pixels;
    },
  };
}

function keyLight(): DirectionalLight {
  const key = new DirectionalLight('#fff6ea', 1.05);
  key.position.set(-120, 260, 160);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  Object.assign(key.shadow.camera, { left: -110, right: 110, top: 110, bottom: -110, near: 50, far: 600 });
  key.shadow.radius = 5;
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = 0.25;
  return key;
}

/** Centres the goods on the table; returns their height in millimetres. */
function centre({ body }: Setting): number {
  body.updateMatrixWorld(true);
  const box = new Box3().setFromObject(body);
  const middle = box.getCenter(new Vector3());
  body.position.x -= middle.x;
  body.position.z -= middle.z;
  body.updateMatrixWorld(true);
  return box.max.y;
}

/** Frees the graphics memory of a setting. */
export function discard(object: Setting['body'] | Mesh): void {
  object.traverse((child) => {
    if (!(child instanceof Mesh)) return;
    const mesh = child as Mesh;
    mesh.geometry.dispose();
    for (const material of [mesh.material].flat()) {
      (material as Material & { map?: Texture | null }).map?.dispose();
      material.dispose();
    }
  });
}

interface Film {
  expose: (
    scene: Scene,
    camera: PerspectiveCamera,
    /** `framed` fades the picture into the background near its border. */
    sheet: Required<Pick<Picture, 'width' | 'height' | 'fine'>> & { framed: boolean },
  ) => Uint8Array<ArrayBuffer>;
}

function createFilm(renderer: WebGLRenderer): Film {
  const { r, g, b } = new Color(GROUND);
  const develop = new ShaderMaterial({
    depthTest: false,
    uniforms: {
      light: { value: null },
      ground: { value: new Vector3(r, g, b) },
      size: { value: new Vector2() },
      framed: { value: 1 },
    },
    vertexShader: 'varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 0., 1.); }',
    fragmentShader: DEVELOP_FRAGMENT,
  });
  const sheet = new Mesh(new PlaneGeometry(2, 2), develop);
  sheet.frustumCulled = false;
  const outputScene = new Scene().add(sheet);
  const print = new WebGLRenderTarget(1, 1);
  let exposure: WebGLRenderTarget | undefined;
  return {
    expose(scene, camera, { width, height, fine, framed }) {
      if (exposure?.width !== width || exposure.height !== height || exposure.samples > 0 !== fine) {
        exposure?.dispose();
        print.setSize(width, height);
        exposure = new WebGLRenderTarget(width, height, {
          type: HalfFloatType,
          samples: fine ? 4 : 0,
          magFilter: NearestFilter,
          minFilter: NearestFilter,
        });
      }
      renderer.setRenderTarget(exposure);
      renderer.render(scene, camera);
      develop.uniforms.light!.value = exposure.texture;
      develop.uniforms.framed!.value = Number(framed);
      (develop.uniforms.size!.value as Vector2).set(width, height);
      renderer.setRenderTarget(print);
      renderer.render(outputScene, new Camera());
      const pixels = new Uint8Array(width * height * 4);
      renderer.readRenderTargetPixels(print, 0, 0, width, height, pixels);
      renderer.setRenderTarget(null);
      return pixels;
    },
  };
}
