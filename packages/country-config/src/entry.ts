/** A check of a typed text: the fault, or null. */
export type EntryCheck<Fault extends string> = (text: string) => Fault | null;

/** The first fault that one of several checks finds; null if the text is valid. */
export function firstFault<Fault extends string>(text: string, ...checks: EntryCheck<Fault>[]): Fault | null {
  for (const check of checks) {
    const fault = check(text);
    if (fault !== null) return fault;
  }
  return null;
}

/** Makes a check from a predicate: the fault if the predicate is false. */
export function must<Fault extends string>(
  holds: (text: string) => boolean,
  fault: Fault,
): EntryCheck<Fault> {
  return (text) => (holds(text) ? null : fault);
}

/** Whether a text has digits only. */
export function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}

/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/** The letters, of any script, and the spaces of a text. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M} ]/gu, '');
}
