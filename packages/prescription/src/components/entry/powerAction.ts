import type { ReactNode } from 'react';
import type { Prescription } from '../../contract/prescription.ts';

/** What the form does with an entered power: the label of its button, and the button itself. */
export interface PowerAction {
  label: (prescription: Prescription) => string;
  /** Renders the button, for a valid power, a picture, or a power that is sent later. */
  render: (prescription: Prescription, label: string) => ReactNode;
  /** Whether the data of the label is loading. */
  loading: boolean;
  /** Loads the data of the label again; null unless loading failed. */
  retry: { label: string; run: () => void } | null;
}
