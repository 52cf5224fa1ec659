import { useText } from '../../text.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { FailedPartProps } from './FailedPart.tsx';
import { ReloadButton } from './ReloadButton.tsx';

/** The props of a lazily loaded dialog. */
export interface LazyDialogProps {
  /** Optional for a dialog that is open as long as it is rendered. */
  open?: boolean;
  onClose: () => void;
}

/** A dialog that says that the requested dialog did not load. */
export function DialogFailure(props: LazyDialogProps & FailedPartProps) {
  const { open = true, onClose, onRetry, retrying, isRepeated } = props;
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('ui.error-title')}>
      <div role="alert" className="grid gap-5">
        <p className="text-ink-soft">{t('ui.error-text')}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="s" loading={retrying} onClick={onRetry}>
            {t('ui.try-again')}
          </Button>
          {isRepeated && <ReloadButton />}
        </div>
      </div>
    </Dialog>
  );
}
