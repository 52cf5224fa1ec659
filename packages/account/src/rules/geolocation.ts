/** The text for each reason why a browser gives no position (ACCT-05), by id in the package's texts. */
export const GEOLOCATION_TEXTS = {
  denied: 'account.location-denied',
  unavailable: 'account.location-unavailable',
  timeout: 'account.location-timeout',
  unknown: 'account.location-unknown',
  unsupported: 'account.location-default',
  noResult: 'account.location-no-result',
} as const;

const BY_CODE: Record<number, keyof typeof GEOLOCATION_TEXTS> = {
  0: 'unknown',
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** The id of the text for a `GeolocationPositionError`; any other error gets the default text. */
export function geolocationText(
  fault: { code?: number } | null | undefined,
): (typeof GEOLOCATION_TEXTS)[keyof typeof GEOLOCATION_TEXTS] {
  const kind = fault?.code === undefined ? undefined : BY_CODE[fault.code];
  return GEOLOCATION_TEXTS[kind ?? 'unsupported'];
}
