import { className, TextField } from '@lunette/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PowerCheck, PowerRange, Prescription } from '../../contract/prescription.ts';
import { EYES } from '../../rules/finding.ts';
import { useEntryText } from '../../text.ts';
import { PictureEntry } from '../picture/PictureEntry.tsx';
import { usePictureUpload } from '../picture/usePictureUpload.ts';
import { boxFindings } from './findings/boxFindings.ts';
import { missingCount } from './findings/missingCount.ts';
import { OtherWays } from './OtherWays.tsx';
import { PrescriptionPreview } from './PrescriptionPreview.tsx';
import { PowerBuyBar } from './PowerBuyBar.tsx';
import {
  laterPrescription,
  picturePrescription,
  prescriptionOf,
  type PowerDraft,
  type PowerWay,
} from './powerDraft.ts';
import { PowerLater } from './PowerLater.tsx';
import { rangeFor } from './table/powerColumns.ts';
import { TypedPower } from './TypedPower.tsx';
import type { PowerAction } from './powerAction.ts';
import { useDraftChange } from './useDraftChange.ts';
import { usePowerVerdict, type PoweredGoods, type PowerVerdict } from './findings/usePowerVerdict.ts';

/** Why lenses cannot be made in a power: remarks beside each eye, and an offer of other lenses. */
export interface LensFit {
  remarks: readonly PowerCheck[];
  offer: ReactNode;
}

interface PowerFormProps {
  goods: PoweredGoods;
  range: PowerRange;
  /** How the power is given. */
  way?: PowerWay;
  /** The ways that can be chosen. */
  ways?: readonly PowerWay[];
  /** Called when another way is chosen; omitted if the power has to be typed. */
  onWay?: ((way: PowerWay) => void) | undefined;
  draft: PowerDraft;
  onDraft: (draft: PowerDraft) => void;
  action: PowerAction;
  /** Whether it is a part of a page with its own button: its button is below it, and so is the preview of the prescription. */
  isPart?: boolean;
  /** Why the lenses that are already bought cannot be made in a power; null if they can. */
  lensFit?: (prescription: Prescription) => LensFit | null;
}

const WAYS: readonly PowerWay[] = ['typed', 'picture', 'later'];

/**
 * The form of a power: its table with a preview of the prescription, a picture of it, or the choice to send it later; and the
 * name of its owner.
 */
export function PowerForm(props: PowerFormProps) {
  const { goods, range, way = 'typed', ways = WAYS, onWay, draft, onDraft, action, isPart = false } = props;
  const t = useEntryText();
  const change = useDraftChange(draft, onDraft);
  const start = useWayStart(way);
  const isPicture = way === 'picture';
  const pictures = usePowerPictures({ draft, range, isShown: isPicture, onChange: change });
  const typed = prescriptionOf(draft, range);
  const fit = props.lensFit?.(typed) ?? null;
  const verdict = withRemarks(usePowerVerdict(goods, rangeFor(draft, range), typed), fit);
  const prescription = {
    typed,
    picture: picturePrescription(draft, range.rows),
    later: laterPrescription(draft, range.rows),
  }[way];
  const [boxes] = way === 'typed' ? [] : boxFindings(draft, range);
  const missing = boxes
    ? t('power.look-at', { eye: t(`power.this-eye.${boxes.eye}`), value: t('power.row.boxes') })
    : isPicture
      ? pictures.missing
      : null;
  return (
    <div
      className={className(
        'mt-8 grid items-start gap-5',
        way === 'typed' && !isPart && 'desk:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] desk:gap-10',
      )}
    >
      {way === 'typed' && (
        <div className={isPart ? 'order-last max-w-105' : 'max-desk:order-last'}>
          <PrescriptionPreview
            range={range}
            eyes={eyesIn(typed)}
            userName={draft.userName}
            verdict={verdict}
          />
        </div>
      )}
      <div ref={start} tabIndex={-1} className="scroll-mt-24 outline-0">
        {way === 'typed' && <TypedPower {...props} typed={typed} verdict={verdict} />}
        {isPicture && (
          <PictureEntry
            range={range}
            draft={draft}
            onDraft={onDraft}
            power={pictures.power}
            distance={pictures.distance}
          />
        )}
        {way === 'later' && <PowerLater {...props} ways={ways} />}
        {way === 'typed' && fit?.offer}
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
          verdict={way === 'typed' ? verdict : null}
          missingValues={missingCount(verdict.eyes, { draft, typed, range })}
          missing={missing}
          prescription={prescription}
          action={action}
          isPart={isPart}
          otherWays={
            onWay &&
            way !== 'later' && <OtherWays ways={ways.filter((other) => other !== way)} onWay={onWay} />
          }
        />
      </div>
    </div>
  );
}

interface PowerPicturesOptions {
  draft: PowerDraft;
  range: PowerRange;
  isShown: boolean;
  onChange: ReturnType<typeof useDraftChange>;
}

/** The pictures of the prescription and of the pupillary distance, and what is missing before they can be sent, as text. */
function usePowerPictures({ draft, range, isShown, onChange }: PowerPicturesOptions) {
  const t = useEntryText();
  const power = usePictureUpload({
    name: draft.picture,
    isShown,
    onName: (picture) => onChange({ picture }),
  });
  const distance = usePictureUpload({
    name: draft.pdPicture,
    isShown: isShown && range.powerType !== 'contact_lens',
    onName: (pdPicture) => onChange({ pdPicture }),
  });
  const missing = () => {
    if (power.isSending || distance.isSending) return t('picture.wait');
    if (distance.isLost) return t('picture.distance-lost');
    return power.isSent ? null : t('picture.missing');
  };
  return { power, distance, missing: missing() };
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

/** Focuses the start of a way when it was chosen, because the pressed button is gone. */
function useWayStart(way: PowerWay) {
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(way);
  useEffect(() => {
    if (shown.current !== way) {
      start.current?.focus({ preventScroll: true });
      start.current?.scrollIntoView();
    }
    shown.current = way;
  }, [way]);
  return start;
}

/** Both eyes of a prescription. */
const eyesIn = ({ right = {}, left = {} }: Prescription) => ({ right, left });
