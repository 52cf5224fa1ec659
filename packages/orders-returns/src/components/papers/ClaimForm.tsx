import { reasonOf } from '@lunette/api-client';
import { Button, Message, TextField } from '@lunette/ui-kit';
import { useState, type FormEvent } from 'react';
import { useMakeClaimPaperMutation } from '../../api/paper.ts';
import { useText } from '../../text.ts';
import { savePdf } from './savePdf.ts';

interface ClaimFormProps {
  orderId: string;
  onSaved: () => void;
}

/** Asks for the prescriber and downloads the claim paper with that name. */
export function ClaimForm({ orderId, onSaved }: ClaimFormProps) {
  const t = useText();
  const [prescriber, setPrescriber] = useState('');
  const [make, { isLoading, error }] = useMakeClaimPaperMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await make({ params: { orderId }, body: { prescriber: prescriber.trim() } });
    if (!data) return;
    savePdf(data);
    onSaved();
  };
  return (
    <form className="grid gap-5" onSubmit={(event) => void send(event)}>
      <p>{t('orders.claim-text')}</p>
      <TextField
        label={t('orders.prescriber')}
        hint={t('orders.prescriber-hint')}
        optional
        maxLength={80}
        value={prescriber}
        onChange={({ target }) => setPrescriber(target.value)}
      />
      {error && <Message tone="bad">{reasonOf(error, t('orders.offline'))}</Message>}
      <Button type="submit" full loading={isLoading}>
        {t('orders.claim-get')}
      </Button>
    </form>
  );
}
