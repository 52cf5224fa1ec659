export { nextExpiry } from './phoneCapture.ts';
