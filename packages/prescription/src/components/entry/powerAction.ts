import type { ReactNode } from 'react';
import type { Prescription } from '../../contract/prescription.ts';

/** What is done with a power: the words of the button, and the button itself. */
export interface PowerAction {
  label: (prescription: Prescription) => string;
  /** Draws the button, for a power that passed or that comes later. */
  render: (prescription: Prescription, label: string) => ReactNode;
  /** What the button says is still being asked for. */
  loading: boolean;
  /** Asks anew for what the button says; null unless that could not be had. */
  retry: { label: string; run: () => void } | null;
}
