export interface DevicePosition {
  at?: { latitude: number; longitude: number };
  /** Why it is not known; without it the browser cannot tell at all. */
  error?: { code?: number };
}

const PATIENCE_MS = 10_000;

/** The position of the device, once its owner has allowed the browser to read it. */
export function devicePosition(): Promise<DevicePosition> {
  if (!('geolocation' in navigator)) return Promise.resolve({});
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ at: { latitude, longitude } }),
      (error) => resolve({ error: { code: error.code } }),
      { timeout: PATIENCE_MS, maximumAge: 300_000 },
    );
  });
}
