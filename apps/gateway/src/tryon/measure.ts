import { measureFace, readMarks, type FaceMarks, type FaceMeasures } from '@lunette/tryon/rules';
import { refuse } from '../platform/http/refuse.ts';

/** The measures from the marks on a photo; refuses where there are none, or where they make no face. */
export function measured(
  text: string | undefined,
  photo: { width: number; height: number },
): { marks: FaceMarks; measures: FaceMeasures } {
  const marks = readMarks(text);
  if (!marks) throw refuse(422, 'face_not_found', 'tryon.face-not-found');
  const measures = measureFace(marks, photo);
  if (!measures) throw refuse(422, 'face_not_measured', 'tryon.face-not-measured');
  return { marks, measures };
}

/**
 * The pupillary distance from a photo; refuses where nothing of a known size is beside the pupils, since an average distance is
 * no measure (RX-11).
 */
export function measuredPd(
  text: string | undefined,
  photo: { width: number; height: number },
): { value: number; errorMm: number } {
  const marks = readMarks(text);
  const measures = marks?.card && measureFace(marks, photo);
  if (!measures) throw refuse(422, 'pd_not_measured', 'tryon.some-error');
  return { value: measures.pd, errorMm: measures.errorMm };
}
