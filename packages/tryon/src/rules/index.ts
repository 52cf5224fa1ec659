export { measureFace, readMarks } from './faceMarks.ts';
export type { FaceMarks, FaceMeasures, Point } from './faceMarks.ts';
export { frameSizeId } from './frameSizeId.ts';
export type { FrameSizeId } from './frameSizeId.ts';
