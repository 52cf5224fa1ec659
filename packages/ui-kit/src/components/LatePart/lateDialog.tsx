import { useState, type ComponentType } from 'react';
import { DialogFailure, type LateDialogProps } from './DialogFailure.tsx';
import { latePart, type LatePart } from './latePart.tsx';

/**
 * Makes a dialog, panel or sheet whose code is fetched when it is first opened, and which then stays. One that cannot be
 * had is a dialog that says so.
 */
export function lateDialog<Props extends LateDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const Part = latePart(load, { Failed: DialogFailure });
  function LateDialog(props: Props) {
    const { open = true } = props;
    const [wasOpened, setOpened] = useState(open);
    if (open && !wasOpened) setOpened(true);
    return wasOpened ? <Part {...props} /> : null;
  }
  LateDialog.fetch = Part.fetch;
  return LateDialog;
}
