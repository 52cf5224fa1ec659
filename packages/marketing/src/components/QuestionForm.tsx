import { tabStorage } from '@lunette/api-client';
import { EmailField, useEntries } from '@lunette/session';
import { Button, FocusGuard, Message, SelectField, TextArea, TextField } from '@lunette/ui-kit';
import { useSyncExternalStore } from 'react';
import { useCaptureLeadMutation } from '../api/marketing.ts';
import type { SupportTopic } from '../contract/marketing.ts';
import { useText } from '../text.ts';
import { ReceiptNote } from './ReceiptNote.tsx';
import { useContactFaults } from './useContactFaults.ts';
import { useSend } from './useSend.ts';

/** The typed question, which survives a reload. */
const draft = tabStorage<string>('question');
const never = () => () => undefined;

/** Props of `QuestionForm`. */
export interface QuestionFormProps {
  topics: readonly SupportTopic[];
}

/** Sends a question to the shop, which answers by e-mail. */
export function QuestionForm(props: QuestionFormProps) {
  return (
    <FocusGuard>
      <FormOrReceipt {...props} />
    </FocusGuard>
  );
}

function FormOrReceipt({ topics }: QuestionFormProps) {
  const t = useText();
  const check = useContactFaults();
  const { form, faults, read, show } = useEntries<'name' | 'email' | 'topic' | 'message'>();
  const [capture, { isLoading }] = useCaptureLeadMutation();
  const { receipt, fault, captchaField, send, again } = useSend(show);
  // The form is rendered on the server, which has no draft.
  const typed = useSyncExternalStore(never, draft.read, () => null);
  const submit = async () => {
    const { name = '', email = '', topic, message = '' } = read();
    const isFaulty = show({
      name: check.name(name),
      email: check.email(email),
      message: message.trim() === '' ? t('marketing.message-missing') : undefined,
    });
    if (isFaulty || isLoading) return;
    const body = { purpose: 'question', name, email, message, ...(topic && { topic }) } as const;
    if (await send(body, capture)) draft.write(null);
  };
  if (receipt)
    return (
      <ReceiptNote receipt={receipt}>
        <Button kind="second" onClick={again}>
          {t('marketing.ask-again')}
        </Button>
      </ReceiptNote>
    );
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        name="name"
        label={t('marketing.name')}
        autoComplete="name"
        maxLength={80}
        error={faults.name}
      />
      <EmailField name="email" label={t('marketing.email')} error={faults.email} />
      <SelectField name="topic" label={t('marketing.topic')} error={faults.topic} defaultValue="">
        <option value="">{t('marketing.topic-other')}</option>
        {topics.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="message"
        label={t('marketing.message')}
        rows={5}
        maxLength={2000}
        defaultValue={typed ?? undefined}
        onChange={({ target }) => draft.write(target.value)}
        error={faults.message}
      />
      {captchaField}
      {fault && <Message tone="bad">{fault}</Message>}
      <Button type="submit" size="l" className="justify-self-start" loading={isLoading}>
        {t('marketing.ask')}
      </Button>
    </form>
  );
}
