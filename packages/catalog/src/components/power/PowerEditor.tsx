import { lazyDialog } from '@lunette/ui-kit';
import type { PowerType, Prescription } from '@lunette/prescription/contract';

/** Another power for goods, as the cart takes it. */
export interface ChangedPower {
  powerType: PowerType;
  prescription: Prescription;
}

export interface PowerEditorProps extends ChangedPower {
  open: boolean;
  productId: string;
  /** Whose power it is, for the title: the name of the goods. */
  name: string;
  saving: boolean;
  /** Why the power could not be saved, in words. */
  failure: string | null;
  onSave: (power: ChangedPower) => void;
  onClose: () => void;
}

/** The power of goods that are in the bag already, filled in and open to change; fetched when it is first opened. */
export const PowerEditor = lazyDialog<PowerEditorProps>(
  async () => (await import('./PowerEditorPanel.tsx')).PowerEditorPanel,
);
