import { PerspectiveCamera, Vector3, type Mesh, type Object3D } from 'three';
import type { Setting } from './set.ts';

/** The views in which goods are rendered. */
export type View = 'front' | 'threequarter' | 'turned' | 'snapshot';

/** Azimuth and elevation in degrees, and the width of the picture in millimetres, in the plane of the goods' centre. */
interface Angle {
  azimuth: number;
  elevation: number;
  across: number;
}

/** The views of frames. */
const VIEWS: Record<View, Angle> = {
  front: { azimuth: 0, elevation: 5, across: 172 },
  threequarter: { azimuth: 33, elevation: 15, across: 206 },
  // Wide enough for the diagonal of the largest frame with its temples.
  turned: { azimuth: 0, elevation: 13, across: 222 },
  // As a customer sees a table.
  snapshot: { azimuth: 0, elevation: 44, across: 240 },
};

/** The views of goods that are not frames, which show a side and the top even from the front. */
const GOODS_VIEWS: Record<NonNullable<Setting['seen']>, Record<'front' | 'threequarter', Angle>> = {
  standing: {
    front: { azimuth: 15, elevation: 9, across: 172 },
    threequarter: { azimuth: 38, elevation: 19, across: 206 },
  },
  'from-above': {
    front: { azimuth: 6, elevation: 38, across: 172 },
    threequarter: { azimuth: 34, elevation: 46, across: 206 },
  },
};

/** Pixels per millimetre of the front in a picture that is 1200 pixels wide; pages use it to draw dimension lines. */
export const PIXELS_PER_MM = 7.49;
const DISTANCE = 1000;

/**
 * A camera for the goods. Its picture is shifted instead of rotating the camera, so that all goods have the same
 * perspective.
 */
export function cameraOn(setting: Setting, view: View, aspect: number, height: number): PerspectiveCamera {
  const { azimuth, elevation, across } =
    setting.seen && (view === 'front' || view === 'threequarter')
      ? GOODS_VIEWS[setting.seen][view]
      : VIEWS[view];
  const turn = (azimuth * Math.PI) / 180;
  const rise = (elevation * Math.PI) / 180;
  const middle = height * 0.46;
  const camera = new PerspectiveCamera(13, aspect, 50, 3000);
  camera.position.set(
    Math.sin(turn) * Math.cos(rise) * DISTANCE,
    middle + Math.sin(rise) * DISTANCE,
    Math.cos(turn) * Math.cos(rise) * DISTANCE,
  );
  camera.lookAt(0, middle, 0);
  zoomTo(camera, across);
  if (view === 'front' && setting.measured) {
    const [left, , right] = extent(camera, setting.measured.pieces);
    const wanted = (setting.measured.width * PIXELS_PER_MM * 2) / 1200;
    zoomTo(camera, (across * (right - left)) / wanted);
  }
  if (setting.fill) {
    const [left, bottom, right, top] = extent(camera, [setting.body]);
    zoomTo(camera, (across * Math.max(right - left, top - bottom)) / 2 / setting.fill);
  }
  // Turned goods stay where they are, so that they turn around one axis.
  if (view === 'turned') return camera;
  const [left, bottom, right, top] = extent(camera, [setting.body]);
  camera.projectionMatrix.elements[8] += (left + right) / 2;
  camera.projectionMatrix.elements[9] += (bottom + top) / 2 - 0.02;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return camera;
}

function zoomTo(camera: PerspectiveCamera, across: number): void {
  camera.fov = (2 * Math.atan(across / camera.aspect / 2 / DISTANCE) * 180) / Math.PI;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** The left, bottom, right and top of objects in the picture, from -1 to 1. */
function extent(camera: PerspectiveCamera, objects: readonly Object3D[]): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  const point = new Vector3();
  for (const object of objects)
    object.traverse((child) => {
      if (!('geometry' in child)) return;
      const positions = (child as Mesh).geometry.attributes.position!;
      for (let i = 0; i < positions.count; i += 3) {
        point.fromBufferAttribute(positions, i).applyMatrix4(child.matrixWorld).project(camera);
        box[0] = Math.min(box[0], point.x);
        box[1] = Math.min(box[1], point.y);
        box[2] = Math.max(box[2], point.x);
        box[3] = Math.max(box[3], point.y);
      }
    });
  return box;
}
