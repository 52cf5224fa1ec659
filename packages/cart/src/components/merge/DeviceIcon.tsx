import { CircleUserRound, Monitor, Smartphone } from 'lucide-react';
import type { CartMerge } from '../../contract/index.ts';

/** A computer or a phone; the account where the device is not known. */
export function DeviceIcon({ client }: { client: CartMerge['otherClient'] }) {
  if (client === 'desktop') return <Monitor aria-hidden />;
  return client === 'mobilesite' ? <Smartphone aria-hidden /> : <CircleUserRound aria-hidden />;
}
