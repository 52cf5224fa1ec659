import { useEffect, useState } from 'react';
import { measureFace, type FaceMarks, type FaceMeasures } from '../rules/faceMarks.ts';
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
  /** What the marks measure as they stand; null where they make no face. */
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
  const known = Number(pd.replace(',', '.'));
  const given: FaceMarks = {
    ...face,
    ...(hasCard && { card }),
    ...(!hasCard && known >= 40 && known <= 80 && { pd: known }),
  };
  return {
    ...{ photo, unreadable, marks, hasCard, setHasCard, pd, setPd },
    move: (change) => setMarks((now) => ({ ...now, ...change })),
    measures: photo && measureFace(given, photo),
    form: () => photo && { file: photo.file, marks: JSON.stringify(given) },
    choose: async (file) => {
      if (!file) return;
      const next = await shrinkPhoto(file);
      setUnreadable(next === null);
      if (next) setPhoto(next);
    },
  };
}
