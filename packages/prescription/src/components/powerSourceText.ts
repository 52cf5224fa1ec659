import { isTestedInStudio, powerSection, type ShownPrescription } from '../rules/power/powerSection.ts';

/** The key of the text that says where a power without values comes from (RX-03). */
export function powerSourceText(prescription: ShownPrescription | null) {
  if (isTestedInStudio(prescription)) return 'power.section.studio';
  return powerSection(prescription) === 'POWER_UPLOAD' ? 'power.section.upload' : 'power.section.contact';
}
