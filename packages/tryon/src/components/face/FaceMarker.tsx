import { Checkbox, Num, TextField } from '@lunette/ui-kit';
import { useState } from 'react';
import { PUPILS_APART } from '../../rules/faceMarks.ts';
import { useText } from '../../text.ts';
import { FaceMark } from './FaceMark.tsx';
import type { FacePhoto } from './useFacePhoto.ts';

const MARKS = [
  ['rightPupil', 'eye'],
  ['leftPupil', 'eye'],
  ['rightSide', 'side'],
  ['leftSide', 'side'],
] as const;

/** A photo with the marks that measure it, the card or number that gives the scale, and the resulting measures. */
export function FaceMarker({ face }: { face: FacePhoto }) {
  const t = useText();
  const { photo, measures, hasCard, setHasCard, isPdWrong } = face;
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
      <p role="status" className="text-14">
        {measures
          ? t.rich('tryon.measured', {
              face: <Num key="face">{measures.faceWidth}</Num>,
              pd: <Num key="pd">{measures.pd}</Num>,
              error: <Num key="error">{measures.errorMm}</Num>,
            })
          : !isPdWrong && t('tryon.marks-fault')}
      </p>
    </section>
  );
}

interface MarkedPhotoProps {
  face: FacePhoto;
  photo: NonNullable<FacePhoto['photo']>;
}

/** The photo with its marks, and those of the card if there is one. */
function MarkedPhoto({ face: { marks, move, hasCard }, photo }: MarkedPhotoProps) {
  const t = useText();
  const [start, end] = marks.card;
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
      {MARKS.map(([name, kind]) => (
        <FaceMark
          key={name}
          kind={kind}
          label={t(`tryon.mark-${name}`)}
          place={marks[name]}
          onMove={(place) => move({ [name]: place })}
        />
      ))}
      {hasCard && (
        <>
          <FaceMark
            kind="card"
            label={t('tryon.mark-cardStart')}
            place={start}
            onMove={(place) => move({ card: [place, end] })}
          />
          <FaceMark
            kind="card"
            label={t('tryon.mark-cardEnd')}
            place={end}
            onMove={(place) => move({ card: [start, place] })}
          />
        </>
      )}
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
