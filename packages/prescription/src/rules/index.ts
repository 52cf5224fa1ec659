export { CALL_FOR_POWER, isProvided } from './placeholder.ts';
export { readPower } from './power/power.ts';
export type { PupillaryDistance } from './power/pupillaryDistance.ts';
export type { Eye, PowerCode, PowerFinding, PowerKey } from './finding.ts';
export { boxesOf, checkPrescription } from './prescription.ts';
export type { EyeVerdict } from './prescription.ts';
export { savedFit } from './savedFit.ts';
export { isTestedInStudio, powerOwner, powerRows, powerSection } from './power/powerSection.ts';
export type { PowerSection, ShownPrescription, ShownRow } from './power/powerSection.ts';
