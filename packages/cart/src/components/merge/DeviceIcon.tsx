import { CircleUserRound, Monitor, Smartphone } from 'lucide-react';
import type { CartMerge } from '../../contract/index.ts';

/** The icon of a computer or a phone; that of an account if the device is unknown. */
export function DeviceIcon({ client }: { client: CartMerge['otherClient'] }) {
  if (client === 'desktop') return <Monitor aria-hidden />;
  return client === 'mobilesite' ? <Smartphone aria-hidden /> : <CircleUserRound aria-hidden />;
}
