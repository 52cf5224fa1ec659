/** The placeholder of a power that the store will ask for (RX-02). */
export const CALL_FOR_POWER = 'Call Me/Email Me for Power';
/** The same for the colour of a lens. */
export const CALL_FOR_COLOUR = 'Call Me/Email Me for Color';

const HYPHEN = '-';

/** Whether a power has a value: neither empty nor a placeholder. */
export function isProvided(value: string | null | undefined): value is string {
  const text = value?.trim() ?? '';
  return text !== '' && text !== CALL_FOR_POWER && text !== CALL_FOR_COLOUR;
}

/** A power as it is shown; a hyphen if it has no value. */
export function shownPower(value: string | null | undefined): string {
  return isProvided(value) ? value.trim() : HYPHEN;
}
