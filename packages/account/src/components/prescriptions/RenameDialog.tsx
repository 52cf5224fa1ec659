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
  return (
    <Dialog open={prescription !== null} onClose={onClose} title={t('account.prescription-rename')}>
      {prescription && <RenameForm prescription={prescription} onRenamed={onClose} />}
    </Dialog>
  );
}

interface RenameFormProps {
  prescription: SavedPrescription;
  onRenamed: () => void;
}

function RenameForm({ prescription: { source, id, userName }, onRenamed }: RenameFormProps) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const [name, setName] = useState(() => powerOwner(userName, ''));
  const [fault, setFault] = useState<string | null>(null);
  const [rename, { isLoading }] = useRenameSavedPrescriptionMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setFault(null);
    const params = { source, prescriptionId: id };
    const { error } = await rename({ params, body: { userName: name.trim() } });
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
      <Button type="submit" size="l" full loading={isLoading}>
        {t('account.save')}
      </Button>
    </form>
  );
}
