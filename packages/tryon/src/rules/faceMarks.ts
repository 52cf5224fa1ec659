/** A point in a picture, as fractions of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** The marks on a face photo. Right and left are the wearer's own. */
export interface FaceMarks {
  rightPupil: Point;
  leftPupil: Point;
  /** The edges of the face at the height of the eyes. */
  rightSide: Point;
  leftSide: Point;
  /** The two ends of a bank card's long side, if there is a card in the picture. */
  card?: [Point, Point];
  /** Pupillary distance as an optician measured it, in millimetres. */
  pd?: number;
}

/** The measures of a face, in millimetres and in the pixels of its picture. */
export interface FaceMeasures {
  pd: number;
  faceWidth: number;
  errorMm: number;
  /** Pixels of the picture per millimetre at the face. */
  pixelsPerMm: number;
  /** Degrees by which the line through the eyes falls to the right of the picture. */
  roll: number;
  /** The point between the pupils, in pixels. */
  centre: { x: number; y: number };
}

/** The long side of a bank card in millimetres (ISO/IEC 7810 ID-1). */
const CARD_MM = 85.6;
/** The usual pupillary distance of adults in millimetres; nine in ten are within 5 mm of it. */
const USUAL_PD = 63;
/** The smallest and the largest pupillary distance in millimetres. */
export const PUPILS_APART = { least: 40, most: 80 };
const FACE_POINTS = ['rightPupil', 'leftPupil', 'rightSide', 'leftSide'] as const;

/** Reads marks from the text that a form sends; null if it is invalid. */
export function readMarks(text: string | undefined): FaceMarks | null {
  try {
    const given = JSON.parse(text ?? 'null') as Partial<FaceMarks> | null;
    if (!given || !FACE_POINTS.every((name) => isPoint(given[name]))) return null;
    const { card, pd } = given;
    if (card !== undefined && !(Array.isArray(card) && card.length === 2 && card.every(isPoint))) return null;
    if (pd !== undefined && !(typeof pd === 'number' && isPd(pd))) return null;
    return given as FaceMarks;
  } catch {
    return null;
  }
}

function isPoint(point: unknown): point is Point {
  const { x, y } = (point ?? {}) as Point;
  return [x, y].every((share) => typeof share === 'number' && share >= 0 && share <= 1);
}

/** Whether a number of millimetres is a possible pupillary distance. */
export function isPd(pd: number): boolean {
  return pd >= PUPILS_APART.least && pd <= PUPILS_APART.most;
}

/** Measures a face by its marks in a picture with this size in pixels; null if the marks do not form a face. */
export function measureFace(
  marks: FaceMarks,
  { width, height }: { width: number; height: number },
): FaceMeasures | null {
  const at = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  const apart = (one: Point, other: Point) => Math.hypot(at(one).x - at(other).x, at(one).y - at(other).y);
  const eyes = apart(marks.rightPupil, marks.leftPupil);
  const face = apart(marks.rightSide, marks.leftSide);
  const card = marks.card && apart(...marks.card);
  if (eyes < 20 || face < eyes * 1.4 || face > eyes * 3.2 || (card !== undefined && card < 20)) return null;
  const pixelsPerMm = card ? card / CARD_MM : eyes / (marks.pd ?? USUAL_PD);
  const [right, left] = [at(marks.rightPupil), at(marks.leftPupil)];
  const round = (mm: number) => Math.round(mm * 2) / 2;
  const faceWidth = face / pixelsPerMm;
  const pd = eyes / pixelsPerMm;
  if (!isPd(pd) || faceWidth < 90 || faceWidth > 190) return null;
  return {
    pd: round(pd),
    faceWidth: round(faceWidth),
    // The error of a pixel or two at each mark, and the error of the scale.
    errorMm: card ? 2 : marks.pd ? 2 : 7,
    pixelsPerMm,
    roll: (Math.atan2(left.y - right.y, left.x - right.x) * 180) / Math.PI,
    centre: { x: (right.x + left.x) / 2, y: (right.y + left.y) / 2 },
  };
}
