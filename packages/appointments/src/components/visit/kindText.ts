import type { Appointment } from '../../contract/index.ts';

/** The text id for the kind of an appointment. */
export function kindText({ kind, isEyeTest }: Pick<Appointment, 'kind' | 'isEyeTest'>) {
  return isEyeTest ? 'appointments.kind-eye-test' : (`appointments.kind-${kind}` as const);
}
