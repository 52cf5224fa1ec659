import { lazyDialog } from '@lunette/ui-kit';
import type { PowerType, Prescription } from '@lunette/prescription/contract';

/** A new power for goods, as the cart's call expects it. */
export interface ChangedPower {
  powerType: PowerType;
  prescription: Prescription;
}

/** Props of `PowerEditor`. */
export interface PowerEditorProps extends ChangedPower {
  open: boolean;
  productId: string;
  /** The name of the goods, for the title. */
  name: string;
  saving: boolean;
  /** Why the power could not be saved, as text. */
  failure: string | null;
  onSave: (power: ChangedPower) => void;
  onClose: () => void;
}

/** Edits the power of goods that are already in the bag; its chunk is loaded when it is first opened. */
export const PowerEditor = lazyDialog<PowerEditorProps>(
  async () => (await import('./PowerEditorPanel.tsx')).PowerEditorPanel,
);
