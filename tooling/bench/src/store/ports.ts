/** The ports of the measured store, different from those of developers and tests. */
export const PORTS = {
  DESKTOP_PORT: '3200',
  MOBILE_PORT: '3201',
  GATEWAY_PORT: '4200',
  SANDBOX_PORT: '4210',
  SMTP_PORT: '4211',
  POSTGRES_PORT: '4202',
} as const;

/** The port of the servers that measure a baseline. */
export const BASELINE_PORT = 4220;

/** The addresses of the measured store. */
export const STORE = {
  desktop: `http://localhost:${PORTS.DESKTOP_PORT}`,
  'mobile-web': `http://localhost:${PORTS.MOBILE_PORT}`,
  gateway: `http://127.0.0.1:${PORTS.GATEWAY_PORT}`,
  baseline: `http://127.0.0.1:${BASELINE_PORT}`,
} as const;
