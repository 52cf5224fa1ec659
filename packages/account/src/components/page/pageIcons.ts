import {
  CalendarDays,
  CreditCard,
  Eye,
  MapPin,
  MonitorSmartphone,
  Package,
  ScanFace,
  ShieldCheck,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { AccountPageId } from '../../rules/accountPages.ts';

/** The icon of each page of the account. */
export const PAGE_ICONS: Record<AccountPageId, LucideIcon> = {
  orders: Package,
  appointments: CalendarDays,
  prescriptions: Eye,
  credit: Wallet,
  cards: CreditCard,
  face: ScanFace,
  addresses: MapPin,
  edit: UserRound,
  devices: MonitorSmartphone,
  privacy: ShieldCheck,
};
