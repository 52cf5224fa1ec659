import { readPower } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { isPd, measureFace, type FaceMarks, type FaceMeasures } from '../../rules/faceMarks.ts';
import { shrinkPhoto, type Photo } from './shrinkPhoto.ts';

/** Where the marks stand before anybody moved them: on a face in the middle of the picture. */
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

export interface FacePhoto {
  photo: Photo | null;
  unreadable: boolean;
  marks: typeof BEGIN;
  move: (change: Partial<typeof BEGIN>) => void;
  hasCard: boolean;
  setHasCard: (hasCard: boolean) => void;
  pd: string;
  setPd: (pd: string) => void;
  /** Whether what was typed as the distance of the pupils is none. */
  isPdWrong: boolean;
  /** What the marks measure as they stand; null where they make no face, or the typed distance is none. */
  measures: FaceMeasures | null;
  /** Photo and marks as a form carries them. */
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
  const typedPd = hasCard || pd.trim() === '' ? undefined : readPower(pd);
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
