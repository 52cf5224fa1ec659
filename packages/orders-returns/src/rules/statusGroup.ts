import type { ItemStatus, StatusGroup } from '../contract/orderItem.ts';

/** The group of each status. */
const GROUPS = {
  placed: 'waiting',
  waiting_for_power: 'waiting',
  confirmed: 'in_work',
  lenses_cut: 'in_work',
  quality_check: 'in_work',
  packed: 'in_work',
  shipped: 'on_its_way',
  out_for_delivery: 'on_its_way',
  delivery_failed: 'on_its_way',
  delivered: 'arrived',
  returned_to_sender: 'ended',
  lost: 'ended',
  cancelled: 'ended',
} as const satisfies Record<ItemStatus, StatusGroup>;

/** The group of a status: what it means for the shopper. */
export function statusGroup(status: ItemStatus): StatusGroup {
  return GROUPS[status];
}

/** Whether this version knows a status; a newer gateway can have others. */
export function isItemStatus(status: string): status is ItemStatus {
  return Object.hasOwn(GROUPS, status);
}
