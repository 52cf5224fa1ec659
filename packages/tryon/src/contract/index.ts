export { FaceProfile, faceProfileContract, FaceProfiles } from './faceProfile.ts';
export { FrameSize, frameSizeContract } from './frameSize.ts';
export { Look, lookContract } from './look.ts';
