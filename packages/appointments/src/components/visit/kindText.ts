import type { Appointment } from '../../contract/index.ts';

/** The text for what an appointment is. */
export function kindText({ kind, isEyeTest }: Pick<Appointment, 'kind' | 'isEyeTest'>) {
  return isEyeTest ? 'appointments.kind-eye-test' : (`appointments.kind-${kind}` as const);
}
