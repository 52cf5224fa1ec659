import { reasonOf } from '@lunette/api-client';
import { pictureFault, type PictureFault, type SentPhoto } from '@lunette/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useSendReviewPictureMutation } from '../../api/review.ts';
import { useReviewText } from '../../reviewText.ts';

/** The pictures of the own review in its form: those that are sent, and how to add and remove one. */
export interface ReviewUploads {
  photos: readonly SentPhoto[];
  isSending: boolean;
  /** Why a chosen picture was not sent, as text. */
  fault: string | undefined;
  add: (file: File) => void;
  remove: (name: string) => void;
}

/** Holds the pictures of a review while it is written, from the addresses of those that it already has. */
export function useReviewPictures(productId: string, stored: readonly string[]): ReviewUploads {
  const t = useReviewText();
  const [send, { isLoading, error, reset }] = useSendReviewPictureMutation();
  const [photos, setPhotos] = useState<readonly SentPhoto[]>(() =>
    stored.map((url) => ({ id: url.slice(url.lastIndexOf('/') + 1), url })),
  );
  const [wrong, setWrong] = useState<PictureFault | null>(null);
  const keep = useFileAddresses();
  const add = async (file: File) => {
    const found = pictureFault(file);
    setWrong(found);
    if (found) return reset();
    const { data } = await send({ params: { productId }, body: { file } });
    if (data) setPhotos((now) => [...now, { id: data.name, url: keep(file) }]);
  };
  const remove = (name: string) => {
    reset();
    setWrong(null);
    setPhotos((now) => now.filter(({ id }) => id !== name));
  };
  const fault = wrong
    ? t(`reviews.picture-${wrong}`)
    : error && !isLoading
      ? reasonOf(error, t('reviews.picture-not-sent'))
      : undefined;
  return { photos, isSending: isLoading, fault, add: (file) => void add(file), remove };
}

/** Makes addresses of files, which live as long as the component. */
function useFileAddresses() {
  const made = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url);
    },
    [],
  );
  return (file: File) => {
    const url = URL.createObjectURL(file);
    made.current.push(url);
    return url;
  };
}
