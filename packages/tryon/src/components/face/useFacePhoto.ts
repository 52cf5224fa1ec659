import { readSignedNumber } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { isPd, measureFace, type FaceMarks, type FaceMeasures } from '../../rules/faceMarks.ts';
import { shrinkPhoto, type Photo } from './shrinkPhoto.ts';

/** The initial marks: those of a face in the middle of the picture. */
const BEGIN: Required<Pick<FaceMarks, 'rightPupil' | 'leftPupil' | 'rightSide' | 'leftSide' | 'card'>> = {
  rightPupil: { x: 0.4, y: 0.42 },
  leftPupil: { x: 0.6, y: 0.42 },
  rightSide: { x: 0.28, y: 0.44 },
  leftSide: { x: 0.72, y: 0.44 },
  card: [
    { x: 0.35, y: 0.82 },
    { x: 0.65, y: 0.82 },
  ],
};

/** A chosen photo with its marks and measures, and the functions that change them. */
export interface FacePhoto {
  photo: Photo | null;
  unreadable: boolean;
  marks: typeof BEGIN;
  move: (change: Partial<typeof BEGIN>) => void;
  hasCard: boolean;
  setHasCard: (hasCard: boolean) => void;
  pd: string;
  setPd: (pd: string) => void;
  /** Whether the typed pupillary distance is invalid. */
  isPdWrong: boolean;
  /** The measures by the current marks; null if the marks do not form a face, or the typed distance is invalid. */
  measures: FaceMeasures | null;
  /** Photo and marks as the form sends them. */
  form: () => { file: File; marks: string } | null;
  choose: (file: File | undefined) => Promise<void>;
}

/** A face photo that is being marked; it stays in this page until it is sent. */
export function useFacePhoto(): FacePhoto {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [marks, setMarks] = useState(BEGIN);
  const [hasCard, setHasCard] = useState(false);
  const [pd, setPd] = useState('');
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.url)), [photo]);
  const { card, ...face } = marks;
  const typedPd = hasCard || pd.trim() === '' ? undefined : readSignedNumber(pd);
  const isPdWrong = typedPd === null || (typedPd !== undefined && !isPd(typedPd));
  const given: FaceMarks = {
    ...face,
    ...(hasCard && { card }),
    ...(typedPd && { pd: typedPd }),
  };
  return {
    photo,
    unreadable,
    marks,
    hasCard,
    setHasCard,
    pd,
    setPd,
    isPdWrong,
    move: (change) => setMarks((now) => ({ ...now, ...change })),
    measures: photo && !isPdWrong ? measureFace(given, photo) : null,
    form: () => photo && { file: photo.file, marks: JSON.stringify(given) },
    choose: async (file) => {
      if (!file) return;
      const next = await shrinkPhoto(file);
      setUnreadable(next === null);
      if (next) setPhoto(next);
    },
  };
}
