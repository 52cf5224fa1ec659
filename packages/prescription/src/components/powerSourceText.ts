import { isTestedInStudio, powerSection, type ShownPrescription } from '../rules/power/powerSection.ts';

/** The text that says how a power comes that is not there as values (RX-03). */
export function powerSourceText(prescription: ShownPrescription | null) {
  if (isTestedInStudio(prescription)) return 'power.section.studio';
  return powerSection(prescription) === 'POWER_UPLOAD' ? 'power.section.upload' : 'power.section.contact';
}
