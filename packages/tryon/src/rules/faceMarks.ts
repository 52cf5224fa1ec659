/** A place in a picture, as shares of its width and height. */
export interface Place {
  x: number;
  y: number;
}

/** What is marked on a face photo. Right and left are the wearer's own. */
export interface FaceMarks {
  rightPupil: Place;
  leftPupil: Place;
  /** The edges of the face at the height of the eyes. */
  rightSide: Place;
  leftSide: Place;
  /** The two ends of a bank card's long side, where one is in the picture. */
  card?: [Place, Place];
  /** Distance between the pupils as an optician measured it. */
  pd?: number;
}

export interface FaceMeasures {
  pd: number;
  faceWidth: number;
  errorMm: number;
  /** Pixels of the picture to a millimetre at the face. */
  pixelsPerMm: number;
  /** Degrees by which the line of the eyes falls to the right of the picture. */
  roll: number;
  /** Between the pupils, in pixels. */
  centre: { x: number; y: number };
}

/** The long side of a bank card (ISO/IEC 7810 ID-1). */
export const CARD_MM = 85.6;
/** Distance between the pupils of most grown-ups; nine in ten are within 5 mm of it. */
const USUAL_PD = 63;
/** The least and the most that pupils are apart. */
export const PUPILS_APART = { least: 40, most: 80 };
const PLACES = ['rightPupil', 'leftPupil', 'rightSide', 'leftSide'] as const;

/** Reads marks as a form carries them; null where they are none. */
export function readMarks(text: string | undefined): FaceMarks | null {
  try {
    const given = JSON.parse(text ?? 'null') as Partial<FaceMarks> | null;
    if (!given || !PLACES.every((name) => isPlace(given[name]))) return null;
    const { card, pd } = given;
    if (card !== undefined && !(Array.isArray(card) && card.length === 2 && card.every(isPlace))) return null;
    if (pd !== undefined && !(typeof pd === 'number' && isPd(pd))) return null;
    return given as FaceMarks;
  } catch {
    return null;
  }
}

function isPlace(place: unknown): place is Place {
  const { x, y } = (place ?? {}) as Place;
  return [x, y].every((share) => typeof share === 'number' && share >= 0 && share <= 1);
}

/** Whether pupils can be so many millimetres apart. */
export function isPd(pd: number): boolean {
  return pd >= PUPILS_APART.least && pd <= PUPILS_APART.most;
}

/** Measures a face by its marks in a picture of so many pixels; null where the marks make no face. */
export function measureFace(
  marks: FaceMarks,
  { width, height }: { width: number; height: number },
): FaceMeasures | null {
  const at = ({ x, y }: Place) => ({ x: x * width, y: y * height });
  const apart = (one: Place, other: Place) => Math.hypot(at(one).x - at(other).x, at(one).y - at(other).y);
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
    // A pixel or two at each mark, and what the scale itself is worth.
    errorMm: card ? 2 : marks.pd ? 2 : 7,
    pixelsPerMm,
    roll: (Math.atan2(left.y - right.y, left.x - right.x) * 180) / Math.PI,
    centre: { x: (right.x + left.x) / 2, y: (right.y + left.y) / 2 },
  };
}
