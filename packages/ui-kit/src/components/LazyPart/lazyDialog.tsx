import { useState, type ComponentType } from 'react';
import { DialogFailure, type LazyDialogProps } from './DialogFailure.tsx';
import { lazyPart, type LazyPart } from './lazyPart.tsx';

/**
 * Makes a dialog, panel or sheet whose code is loaded when it is first opened, and which then stays mounted. If the
 * code cannot be loaded, a dialog says so.
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart(load, { Failed: DialogFailure });
  function LazyDialog(props: Props) {
    const { open = true } = props;
    const [wasOpened, setOpened] = useState(open);
    if (open && !wasOpened) setOpened(true);
    return wasOpened ? <Part {...props} /> : null;
  }
  LazyDialog.fetch = Part.fetch;
  LazyDialog.fetched = Part.fetched;
  return LazyDialog;
}
