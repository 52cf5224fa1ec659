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
import type { AccountPlace } from '../../rules/places.ts';

/** The picture of each page of the account. */
export const PLACE_ICONS: Record<AccountPlace, LucideIcon> = {
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
