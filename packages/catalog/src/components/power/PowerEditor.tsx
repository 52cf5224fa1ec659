import { lazy, Suspense, useState } from 'react';
import type { PowerRange, Prescription } from '../../contract/index.ts';

const PowerEditorPanel = lazy(() => import('./PowerEditorPanel.tsx'));

/** Another power for goods, as the cart takes it. */
export interface ChangedPower {
  powerType: PowerRange['powerType'];
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
export function PowerEditor(props: PowerEditorProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  return (
    needed && (
      <Suspense>
        <PowerEditorPanel {...props} />
      </Suspense>
    )
  );
}
