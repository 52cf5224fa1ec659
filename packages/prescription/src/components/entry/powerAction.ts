import type { ReactNode } from 'react';
import type { Prescription } from '../../contract/prescription.ts';

/** What is done with an entered power: the label of the button, and the button itself. */
export interface PowerAction {
  label: (prescription: Prescription) => string;
  /** Draws the button, for a power that passed or that comes later. */
  render: (prescription: Prescription, label: string) => ReactNode;
  /** Whether what the label says is still being loaded. */
  loading: boolean;
  /** Loads what the label says again; null unless loading failed. */
  retry: { label: string; run: () => void } | null;
}
