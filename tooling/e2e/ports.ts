/** Ports of the store under test, apart from those that a developer uses. */
export const PORTS = {
  DESKTOP_PORT: '3100',
  MOBILE_PORT: '3101',
  GATEWAY_PORT: '4100',
  SANDBOX_PORT: '4110',
  SMTP_PORT: '4111',
} as const;

/** Addresses of the store under test. */
export const STORE = {
  desktop: `http://localhost:${PORTS.DESKTOP_PORT}`,
  mobile: `http://localhost:${PORTS.MOBILE_PORT}`,
  gateway: `http://127.0.0.1:${PORTS.GATEWAY_PORT}`,
  sandbox: `http://127.0.0.1:${PORTS.SANDBOX_PORT}`,
} as const;
