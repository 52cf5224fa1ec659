export { CARD_MM, measureFace, readMarks } from './faceMarks.ts';
export type { FaceMarks, FaceMeasures, Place } from './faceMarks.ts';
export { frameSizeId, sizeOfId } from './frameSizeId.ts';
export type { FrameSizeId } from './frameSizeId.ts';
