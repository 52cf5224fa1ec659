import { Checkbox, LinkText, Message, TextField } from '@lunette/ui-kit';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PowerCheck, PowerRange, Prescription } from '../../contract/prescription.ts';
import { useEntryText } from '../../text.ts';
import { BoxFields } from './BoxFields.tsx';
import { PaperPreview } from './PaperPreview.tsx';
import { PowerBuyBar } from './PowerBuyBar.tsx';
import { wholePdRow } from './table/powerColumns.ts';
import {
  EYES,
  laterPrescription,
  prescriptionOf,
  withSame,
  withWholePd,
  type PowerDraft,
} from './powerDraft.ts';
import { PowerTable } from './table/PowerTable.tsx';
import type { PowerAction } from './powerAction.ts';
import { usePowerVerdict, type PoweredGoods, type PowerVerdict } from './usePowerVerdict.ts';

/** Why lenses cannot be made in a power: remarks beside each eye, and an offer of other lenses. */
export interface LensFit {
  remarks: readonly PowerCheck[];
  offer: ReactNode;
}

interface PowerFormProps {
  goods: PoweredGoods;
  range: PowerRange;
  /** Whether the power is sent later instead of being typed now. */
  later?: boolean;
  /** Omitted if the power has to be typed now. */
  onLater?: ((later: boolean) => void) | undefined;
  draft: PowerDraft;
  onDraft: (draft: PowerDraft) => void;
  action: PowerAction;
  /** Why the lenses that are already bought cannot be made in a power; null if they can. */
  lensFit?: (prescription: Prescription) => LensFit | null;
}

/** The form of a power: its table with a preview of the paper and the name of its owner, or the choice to send it later. */
export function PowerForm(props: PowerFormProps) {
  const { goods, range, later = false, onLater, draft, onDraft, action } = props;
  const t = useEntryText();
  const typed = prescriptionOf(draft, range);
  const fit = props.lensFit?.(typed) ?? null;
  const verdict = withRemarks(usePowerVerdict(goods, range, typed), fit);
  const prescription: Prescription = later ? laterPrescription(draft, range.rows) : typed;
  const eyes = { right: typed.right ?? {}, left: typed.left ?? {} };
  return (
    <div className="mt-8 grid items-start gap-5 desk:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] desk:gap-10">
      <div className={later ? 'hidden' : 'max-desk:order-last'}>
        <PaperPreview range={range} eyes={eyes} userName={draft.userName} verdict={verdict} />
      </div>
      <div className={later ? 'desk:col-span-full' : undefined}>
        {later ? (
          <div className="grid max-w-text gap-5">
            <Message tone="accent" icon={<Clock />}>
              {t('power.later-long')}{' '}
              <LinkText as="button" onClick={() => onLater?.(false)}>
                {t('power.type-instead')}
              </LinkText>
            </Message>
            <BoxFields range={range} draft={draft} onDraft={onDraft} />
          </div>
        ) : (
          <>
            <PowerTable
              range={range}
              draft={draft}
              prescription={typed}
              verdict={verdict}
              onDraft={onDraft}
            />
            {isAdditionDisabled(range) && <p className="hint mt-3.5">{t('power.hint.ap')}</p>}
            <div className="mt-3 flex flex-wrap gap-x-8">
              <Checkbox checked={draft.same} onChange={() => onDraft(withSame(draft, !draft.same))}>
                {t('power.same')}
              </Checkbox>
              {wholePdRow(range) && (
                <Checkbox
                  checked={draft.wholePd !== null}
                  onChange={() => onDraft(withWholePd(draft, draft.wholePd === null))}
                >
                  {t('power.whole-pd')}
                </Checkbox>
              )}
            </div>
          </>
        )}
        {!later && fit?.offer}
        <TextField
          className="mt-6 max-w-[420px]"
          label={t('power.owner')}
          optional
          maxLength={60}
          autoComplete="name"
          value={draft.userName}
          onChange={(event) => onDraft({ ...draft, userName: event.target.value })}
        />
        <PowerBuyBar
          verdict={later ? null : verdict}
          prescription={prescription}
          action={action}
          onLater={onLater && (() => onLater(true))}
        />
      </div>
    </div>
  );
}

/** A verdict with the remarks about the lenses beside each eye. */
function withRemarks(verdict: PowerVerdict, fit: LensFit | null): PowerVerdict {
  if (!fit) return verdict;
  const remarks = EYES.map((eye) => ({
    eye,
    isSuccess: true,
    fields: [...fit.remarks, ...verdict.remarks].flatMap((remark) =>
      remark.eye === eye ? remark.fields : [],
    ),
  }));
  return { ...verdict, remarks };
}

/** Whether the column of the addition is disabled: the lenses have one power, and progressive ones can be chosen instead. */
function isAdditionDisabled({ powerType, rows }: PowerRange): boolean {
  return powerType !== 'contact_lens' && rows.every(({ key }) => key !== 'ap');
}
