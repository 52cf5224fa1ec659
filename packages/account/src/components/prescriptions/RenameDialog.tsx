import { powerOwner } from '@lunette/prescription/rules';
import type { SavedPrescription } from '@lunette/prescription/contract';
import { useReason } from '@lunette/session';
import { Button, Dialog, Message, TextField, useToast } from '@lunette/ui-kit';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useRenameSavedPrescriptionMutation } from '../../api/savedPrescriptions.ts';
import { useText } from '../../text.ts';

interface RenameDialogProps {
  /** The prescription to rename; null while the dialog is closed. */
  prescription: SavedPrescription | null;
  onClose: () => void;
}

/** A dialog that changes the name of the owner of a saved prescription. */
export function RenameDialog({ prescription, onClose }: RenameDialogProps) {
  const t = useText();
  // While a name is saved, the dialog stays open and shows a refusal.
  const [isSaving, setSaving] = useState(false);
  return (
    <Dialog
      open={prescription !== null}
      onClose={() => !isSaving && onClose()}
      title={t('account.prescription-rename')}
    >
      {prescription && (
        <RenameForm
          prescription={prescription}
          isSaving={isSaving}
          onSaving={setSaving}
          onRenamed={onClose}
        />
      )}
    </Dialog>
  );
}

interface RenameFormProps {
  prescription: SavedPrescription;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onRenamed: () => void;
}

function RenameForm({ prescription, isSaving, onSaving, onRenamed }: RenameFormProps) {
  const { source, id, userName } = prescription;
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const [name, setName] = useState(() => powerOwner(userName, ''));
  const [fault, setFault] = useState<string | null>(null);
  const [rename] = useRenameSavedPrescriptionMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setFault(null);
    onSaving(true);
    const params = { source, prescriptionId: id };
    const { error } = await rename({ params, body: { userName: name.trim() } });
    onSaving(false);
    if (error) {
      setFault(reason(error));
      return;
    }
    // The dialog returns the focus before the list changes.
    flushSync(onRenamed);
    toast(t('account.prescription-renamed'));
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('account.prescription-owner')}
        hint={source === 'account' ? undefined : t('account.prescription-rename-text', { source })}
        optional
        maxLength={60}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {fault && <Message tone="bad">{fault}</Message>}
      <Button type="submit" size="l" full loading={isSaving}>
        {t('account.save')}
      </Button>
    </form>
  );
}
