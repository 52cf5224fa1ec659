export { FaceProfile, faceProfileContract, FaceProfiles } from './faceProfile.ts';
export { FrameSize, frameSizeContract, FrameSizeId } from './frameSize.ts';
export { Look, lookContract } from './look.ts';
