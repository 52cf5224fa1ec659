export { measureFace, readMarks } from './faceMarks.ts';
export type { FaceMarks, FaceMeasures, Place } from './faceMarks.ts';
export { frameSizeId } from './frameSizeId.ts';
export type { FrameSizeId } from './frameSizeId.ts';
