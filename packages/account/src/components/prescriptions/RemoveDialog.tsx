import { usePowerOwner } from '@lunette/prescription';
import type { SavedPrescription } from '@lunette/prescription/contract';
import { Button, Dialog } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

interface RemoveDialogProps {
  /** The prescription to remove; null while the dialog is closed. */
  prescription: SavedPrescription | null;
  onClose: () => void;
  onRemove: (prescription: SavedPrescription) => void;
}

/** Asks before a saved prescription is removed, because its pictures cannot be restored, and says what stays. */
export function RemoveDialog({ prescription, onClose, onRemove }: RemoveDialogProps) {
  const t = useText();
  return (
    <Dialog open={prescription !== null} onClose={onClose} title={t('account.prescription-remove')}>
      {prescription && (
        <div className="grid gap-5">
          <WhatIsRemoved prescription={prescription} />
          <div className="flex flex-wrap gap-2">
            <Button
              kind="danger"
              onClick={() => {
                onClose();
                onRemove(prescription);
              }}
            >
              {t('account.remove')}
            </Button>
            <Button kind="second" onClick={onClose}>
              {t('account.prescription-keep')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function WhatIsRemoved({ prescription }: { prescription: SavedPrescription }) {
  const t = useText();
  const owner = usePowerOwner(prescription);
  return (
    <div className="grid gap-1">
      <p className="font-semibold break-words first-letter:uppercase">
        <bdi>{owner}</bdi>
      </p>
      <p className="text-ink-soft">
        {t('account.prescription-remove-text', { source: prescription.source })}
      </p>
    </div>
  );
}
