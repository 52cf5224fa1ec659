import { Checkbox, LinkText, Message, TextField } from '@lunette/ui-kit';
import { Phone } from 'lucide-react';
import type { PowerRange, Prescription, Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import type { LensSelection } from '../lenses/useLensSelection.ts';
import type { RenderBuy } from '../product/purchaseChoice.ts';
import { BoxesLater } from './BoxesLater.tsx';
import { PaperMirror } from './PaperMirror.tsx';
import { PowerBuyBar } from './PowerBuyBar.tsx';
import { wholePdRow } from './powerColumns.ts';
import { laterPrescription, prescriptionOf, withSame, withWholePd, type PowerDraft } from './powerDraft.ts';
import { PowerTable } from './PowerTable.tsx';
import type { PowerOffer } from './powerOffer.ts';
import { usePowerVerdict } from './usePowerVerdict.ts';

/** How the power comes to us: typed now, or later. */
export interface PowerWay {
  choice: Pick<LensSelection['choice'], 'how'>;
  choose: (way: Pick<LensSelection['choice'], 'how'>) => void;
}

interface PowerFormProps {
  product: Product;
  range: PowerRange;
  selection: PowerWay;
  draft: PowerDraft;
  onDraft: (draft: PowerDraft) => void;
  offer: PowerOffer;
  renderBuy: RenderBuy;
  onAdded: () => void;
}

/** The power itself: the table with its mirror of the paper, whose it is, or the promise to send it later. */
export function PowerForm(props: PowerFormProps) {
  const { product, range, selection, draft, onDraft, offer, renderBuy, onAdded } = props;
  const t = useProductText();
  const { choice, choose } = selection;
  const later = choice.how === 'later';
  const typed = prescriptionOf(draft, range);
  const verdict = usePowerVerdict(product, range, typed);
  const prescription: Prescription = later ? laterPrescription(draft, range.rows) : typed;
  const eyes = { right: typed.right ?? {}, left: typed.left ?? {} };
  return (
    <div className="mt-8 grid items-start gap-5 desk:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] desk:gap-10">
      <div className={later ? 'hidden' : 'max-desk:order-last'}>
        <PaperMirror range={range} eyes={eyes} userName={draft.userName} verdict={verdict} />
      </div>
      <div className={later ? 'desk:col-span-full' : undefined}>
        {later ? (
          <div className="grid max-w-text gap-5">
            <Message tone="accent" icon={<Phone />}>
              {t('power.later-long')}{' '}
              <LinkText as="button" onClick={() => choose({ how: 'typed' })}>
                {t('power.type-instead')}
              </LinkText>
            </Message>
            <BoxesLater range={range} draft={draft} onDraft={onDraft} />
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
            {opensAddition(range) && <p className="hint mt-3.5">{t('power.hint.ap')}</p>}
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
          offer={offer}
          renderBuy={renderBuy}
          onAdded={onAdded}
          onLater={() => choose({ how: 'later' })}
        />
      </div>
    </div>
  );
}

/** Whether the column of the addition rests: lenses of one power, beside which progressive ones exist. */
function opensAddition({ powerType, rows }: PowerRange): boolean {
  return powerType !== 'contact_lens' && rows.every(({ key }) => key !== 'ap');
}
