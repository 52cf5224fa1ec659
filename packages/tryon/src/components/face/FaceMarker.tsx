import { Checkbox, Num, TextField, useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { PUPILS_APART } from '../../rules/faceMarks.ts';
import { useText } from '../../text.ts';
import { FaceMark } from './FaceMark.tsx';
import type { FacePhoto } from './useFacePhoto.ts';

const KINDS = {
  rightPupil: 'eye',
  leftPupil: 'eye',
  rightSide: 'side',
  leftSide: 'side',
  cardStart: 'card',
  cardEnd: 'card',
} as const;

/** A photo with the marks that measure it, the card or number that gives the scale, and the resulting measures. */
export function FaceMarker({ face }: { face: FacePhoto }) {
  const t = useText();
  const { photo, hasCard, setHasCard } = face;
  if (!photo) return null;
  return (
    <section className="grid gap-4" aria-label={t('tryon.marks-title')}>
      <h2 className="display text-22">{t('tryon.marks-title')}</h2>
      <p className="text-14 text-ink-soft">{t('tryon.marks-hint')}</p>
      <MarkedPhoto face={face} photo={photo} />
      <Checkbox checked={hasCard} onChange={(event) => setHasCard(event.target.checked)}>
        {t('tryon.marks-card')}
      </Checkbox>
      {!hasCard && <PdField face={face} />}
      <MeasureStatus face={face} />
    </section>
  );
}

/** What the marks measure, or what is still missing for a measure. */
function MeasureStatus({ face: { measures, missing, isPdWrong } }: { face: FacePhoto }) {
  const t = useText();
  const { list } = useLocale();
  const fault = () =>
    missing.length
      ? t('tryon.marks-missing', { marks: list(missing.map((name) => t(`tryon.mark-${name}`))) })
      : !isPdWrong && t('tryon.marks-fault');
  return (
    <p role="status" className="text-14">
      {measures
        ? t.rich('tryon.measured', {
            face: <Num key="face">{measures.faceWidth}</Num>,
            pd: <Num key="pd">{measures.pd}</Num>,
            error: <Num key="error">{measures.errorMm}</Num>,
          })
        : fault()}
    </p>
  );
}

interface MarkedPhotoProps {
  face: FacePhoto;
  photo: NonNullable<FacePhoto['photo']>;
}

/** The photo with its marks, and those of the card if there is one. */
function MarkedPhoto({ face: { marks, names, missing, move, accept }, photo }: MarkedPhotoProps) {
  const t = useText();
  return (
    <div className="relative w-full max-w-[520px] select-none" dir="ltr">
      <img
        src={photo.url}
        width={photo.width}
        height={photo.height}
        alt={t('tryon.photo-title')}
        draggable={false}
        className="block h-auto w-full rounded-control"
      />
      {names.map((name) => (
        <FaceMark
          key={name}
          kind={KINDS[name]}
          label={t(`tryon.mark-${name}`)}
          point={marks[name]}
          isPlaced={!missing.includes(name)}
          onMove={(point) => move(name, point)}
          onAccept={() => accept(name)}
        />
      ))}
    </div>
  );
}

/** The pupillary distance that an optician has measured; it is checked once it is typed. */
function PdField({ face: { pd, setPd, isPdWrong } }: { face: FacePhoto }) {
  const t = useText();
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      label={t('tryon.marks-pd')}
      hint={t('tryon.marks-pd-hint')}
      optional
      className="max-w-[320px]"
      inputMode="decimal"
      dir="ltr"
      after={t('tryon.millimetres')}
      maxLength={4}
      value={pd}
      error={isPdWrong && !isTyping ? t('tryon.marks-pd-fault', PUPILS_APART) : undefined}
      onChange={(event) => {
        setTyping(true);
        setPd(event.target.value);
      }}
      onBlur={() => setTyping(false)}
    />
  );
}
