import type { PricedLine } from './lines.ts';

const NOTHING_TO_SHIP: readonly PricedLine['classification'][] = ['services', 'loyalty_services'];

/** Whether anything of the lines is sent: services and memberships are not. */
export function isSent(lines: Pick<PricedLine, 'classification'>[]): boolean {
  return lines.some(({ classification }) => !NOTHING_TO_SHIP.includes(classification));
}
