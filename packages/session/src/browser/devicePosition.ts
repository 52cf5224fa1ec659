/** The position of a device, or the reason why it is unknown. */
export interface DevicePosition {
  at?: { latitude: number; longitude: number };
  /** The reason why the position is unknown; missing if the browser does not support positions. */
  error?: { code?: number };
}

const TIMEOUT_MS = 10_000;

/** Reads the position of the device, if the user allows it. */
export function devicePosition(): Promise<DevicePosition> {
  if (!('geolocation' in navigator)) return Promise.resolve({});
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ at: { latitude, longitude } }),
      (error) => resolve({ error: { code: error.code } }),
      { timeout: TIMEOUT_MS, maximumAge: 300_000 },
    );
  });
}
