import { isSent as isProductSent } from '@lunette/catalog/rules';
import type { PricedLine } from './lines.ts';

/** Whether anything of the lines is sent: services and memberships are not. */
export function isSent(lines: Pick<PricedLine, 'classification'>[]): boolean {
  return lines.some(isProductSent);
}
