/** The distance power of one eye in dioptres and degrees. */
interface SphereCylinder {
  sph: number;
  cyl: number;
  /** Direction of the cylinder in degrees, 1 to 180, anticlockwise as seen by the examiner (ISO 8429). */
  axis: number | null;
}

/**
 * Returns the same lens in the other cylinder notation: the cylinder is added to the sphere, changes its sign, and its axis
 * turns by 90°. A lens without a cylinder is returned unchanged. ISO 8429 writes the horizontal as 180, never as 0.
 */
export function transpose(power: SphereCylinder): SphereCylinder {
  if (power.cyl === 0 || power.axis === null) return power;
  return {
    sph: power.sph + power.cyl,
    cyl: -power.cyl,
    axis: power.axis > 90 ? power.axis - 90 : power.axis + 90,
  };
}
