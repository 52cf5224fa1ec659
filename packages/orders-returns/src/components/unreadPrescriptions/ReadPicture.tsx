import { codeOf, reasonOf } from '@lunette/api-client';
import { dateIn } from '@lunette/country-config';
import { draftOf, PowerFields, PowerForm } from '@lunette/prescription';
import { Button, FieldMessage, Num, TextArea, useLocale, useToast } from '@lunette/ui-kit';
import { useState, type FormEvent } from 'react';
import { useReadPrescriptionMutation } from '../../api/unreadPrescriptions.ts';
import type { UnreadPrescription } from '../../contract/unreadPrescriptions.ts';
import { useUnreadPrescriptionsText } from '../../unreadPrescriptionsText.ts';
import { UnreadPicture } from './UnreadPicture.tsx';

/** An ordered item with its pictures, beside them the form of its power, and below it the way to ask for another picture. */
export function ReadPicture({ item }: { item: UnreadPrescription }) {
  const t = useUnreadPrescriptionsText();
  const { date, country } = useLocale();
  const sending = useAnswer(item);
  const { imageFileName, pdImageFileName } = item.prescription;
  return (
    <article className="grid items-start gap-8 desk:grid-cols-2" aria-label={item.name}>
      <div className="grid gap-4">
        <div>
          <h2 className="display text-28 wrap-anywhere">{item.name}</h2>
          <p className="text-ink-soft">
            {t.rich('unread.of-order', {
              number: <Num>{item.orderId}</Num>,
              date: date(dateIn(country, new Date(item.placedAt))),
            })}
          </p>
        </div>
        {imageFileName && <UnreadPicture imageFileName={imageFileName} alt={t('unread.picture')} />}
        {pdImageFileName && <UnreadPicture imageFileName={pdImageFileName} alt={t('unread.pd-picture')} />}
      </div>
      <div className="grid gap-8">
        <PowerOfPicture item={item} sending={sending} />
        <RefusePicture item={item} sending={sending} />
      </div>
    </article>
  );
}

/**
 * Sends what was read or refused, and says in a toast what became of it. After an answer nothing more is sent: the item leaves
 * the list, or somebody else has read it.
 */
function useAnswer({ orderId }: UnreadPrescription) {
  const t = useUnreadPrescriptionsText();
  const toast = useToast();
  const [read, { isLoading, isSuccess, error, originalArgs }] = useReadPrescriptionMutation();
  const isGone = codeOf(error) === 'not_unread';
  const isAnswered = isSuccess || isGone;
  type Body = Parameters<typeof read>[0]['body'];
  const answer = async (body: Body) => {
    if (isLoading || isAnswered) return;
    const { data, error: refusal } = await read({ params: { orderId }, body });
    const done = 'unreadable' in body ? 'unread.refused' : 'unread.saved';
    if (data) toast({ kind: 'update', text: t(done, { number: orderId }) });
    else if (codeOf(refusal) === 'not_unread') toast({ kind: 'error', text: t('unread.gone') });
  };
  const fault =
    error && !isGone ? t('unread.failed', { reason: reasonOf(error, t('unread.offline')) }) : undefined;
  const isRefusal = originalArgs !== undefined && 'unreadable' in originalArgs.body;
  const off = isAnswered ? t('unread.done') : undefined;
  return {
    answer,
    isLoading,
    off,
    saveFault: isRefusal ? undefined : fault,
    refuseFault: isRefusal ? fault : undefined,
  };
}

interface AnswerProps {
  item: UnreadPrescription;
  sending: ReturnType<typeof useAnswer>;
}

function PowerOfPicture({ item, sending }: AnswerProps) {
  const t = useUnreadPrescriptionsText();
  const [draft, setDraft] = useState(() => draftOf(item.prescription));
  return (
    <section>
      <h3 className="font-semibold">{t('unread.power')}</h3>
      <PowerFields productId={item.productId} powerType={item.powerType}>
        {(range) => (
          <PowerForm
            goods={{ id: item.productId, jit: false }}
            range={range}
            draft={draft}
            onDraft={setDraft}
            isPart
            action={{
              label: () => t('unread.save'),
              render: (prescription, label) => (
                <>
                  <Button
                    size="l"
                    full
                    loading={sending.isLoading}
                    off={sending.off}
                    onClick={() => void sending.answer({ itemId: item.itemId, prescription })}
                  >
                    {label}
                  </Button>
                  <div role="alert">
                    <FieldMessage tone="bad">{sending.saveFault}</FieldMessage>
                  </div>
                </>
              ),
              loading: false,
              retry: null,
            }}
          />
        )}
      </PowerFields>
    </section>
  );
}

function RefusePicture({ item, sending }: AnswerProps) {
  const t = useUnreadPrescriptionsText();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const unreadable = reason.trim();
    setShort(unreadable.length < 3);
    if (unreadable.length >= 3) void sending.answer({ itemId: item.itemId, unreadable });
  };
  return (
    <form noValidate className="grid gap-4 border-t border-line pt-6" onSubmit={send}>
      <h3 className="font-semibold">{t('unread.unreadable')}</h3>
      <TextArea
        label={t('unread.reason')}
        hint={t('unread.reason-hint', { language: item.language })}
        rows={3}
        maxLength={300}
        value={reason}
        error={isShort ? t('unread.reason-fault') : sending.refuseFault}
        onChange={({ target }) => {
          setReason(target.value);
          setShort(false);
        }}
      />
      <Button
        type="submit"
        kind="second"
        className="justify-self-start"
        loading={sending.isLoading}
        off={sending.off}
      >
        {t('unread.refuse')}
      </Button>
    </form>
  );
}
