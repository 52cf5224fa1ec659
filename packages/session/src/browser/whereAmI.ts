export interface Whereabouts {
  at?: { latitude: number; longitude: number };
  /** Why it is not known; without it the browser cannot tell at all. */
  error?: { code?: number };
}

const PATIENCE_MS = 10_000;

/** Where the device is, once its owner has allowed it to say so. */
export function whereAmI(): Promise<Whereabouts> {
  if (!('geolocation' in navigator)) return Promise.resolve({});
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ at: { latitude, longitude } }),
      (error) => resolve({ error: { code: error.code } }),
      { timeout: PATIENCE_MS, maximumAge: 300_000 },
    );
  });
}
