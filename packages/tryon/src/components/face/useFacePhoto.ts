import { readSignedNumber } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { isPd, measureFace, type FaceMarks, type FaceMeasures, type Point } from '../../rules/faceMarks.ts';
import { shrinkPhoto, type Photo } from './shrinkPhoto.ts';

/** Where the marks are before they are placed: those of a face in the middle of the picture. */
const BEGIN = {
  rightPupil: { x: 0.4, y: 0.42 },
  leftPupil: { x: 0.6, y: 0.42 },
  rightSide: { x: 0.28, y: 0.44 },
  leftSide: { x: 0.72, y: 0.44 },
  cardStart: { x: 0.35, y: 0.82 },
  cardEnd: { x: 0.65, y: 0.82 },
};
const CARD_ENDS: readonly MarkName[] = ['cardStart', 'cardEnd'];

/** A mark on a face photo. */
export type MarkName = keyof typeof BEGIN;

/** A chosen photo with its marks and measures, and the functions that change them. */
export interface FacePhoto {
  photo: Photo | null;
  unreadable: boolean;
  marks: Record<MarkName, Point>;
  /** The marks of this photo: those of the face, and those of the card if there is one. */
  names: MarkName[];
  /** The marks that were not yet placed on this photo. */
  missing: MarkName[];
  move: (name: MarkName, point: Point) => void;
  /** Places a mark where it is; one that was placed before stays. */
  accept: (name: MarkName) => void;
  hasCard: boolean;
  setHasCard: (hasCard: boolean) => void;
  pd: string;
  setPd: (pd: string) => void;
  /** Whether the typed pupillary distance is invalid. */
  isPdWrong: boolean;
  /** The measures by the current marks; null if a mark is missing, the marks form no face, or the typed distance is invalid. */
  measures: FaceMeasures | null;
  /** Photo and marks as the form sends them. */
  form: () => { file: File; marks: string } | null;
  choose: (file: File | undefined) => Promise<void>;
}

/** A face photo that is being marked; it stays in this page until it is sent. */
export function useFacePhoto(): FacePhoto {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [placed, setPlaced] = useState<Partial<typeof BEGIN>>({});
  const [hasCard, setHasCard] = useState(false);
  const [pd, setPd] = useState('');
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.url)), [photo]);
  const marks = { ...BEGIN, ...placed };
  const { cardStart, cardEnd, ...face } = marks;
  const names = (Object.keys(BEGIN) as MarkName[]).filter((name) => hasCard || !CARD_ENDS.includes(name));
  const missing = names.filter((name) => !placed[name]);
  const typedPd = hasCard || pd.trim() === '' ? undefined : readSignedNumber(pd);
  const isPdWrong = typedPd === null || (typedPd !== undefined && !isPd(typedPd));
  const given: FaceMarks = {
    ...face,
    ...(hasCard && { card: [cardStart, cardEnd] }),
    ...(typedPd && { pd: typedPd }),
  };
  return {
    photo,
    unreadable,
    marks,
    names,
    missing,
    hasCard,
    setHasCard,
    pd,
    setPd,
    isPdWrong,
    move: (name, point) => setPlaced((now) => ({ ...now, [name]: point })),
    accept: (name) => setPlaced((now) => ({ [name]: BEGIN[name], ...now })),
    measures: photo && !isPdWrong && !missing.length ? measureFace(given, photo) : null,
    form: () => photo && { file: photo.file, marks: JSON.stringify(given) },
    choose: async (file) => {
      if (!file) return;
      const next = await shrinkPhoto(file);
      setUnreadable(next === null);
      if (!next) return;
      setPhoto(next);
      setPlaced({});
    },
  };
}
