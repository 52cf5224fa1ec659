import { reasonOf } from '@lunette/api-client';
import { FieldMessage } from '@lunette/ui-kit';
import { Camera, X } from 'lucide-react';
import { useId } from 'react';
import { useAddReturnPhotoMutation, useGetReturnConfigQuery } from '../../../api/return.ts';
import { useReturnText } from '../../../returnText.ts';
import type { SentPhoto } from '../chosenItems.ts';

interface ReturnPhotosProps {
  orderId: string;
  itemId: string;
  photos: SentPhoto[];
  /** Called when a photo was uploaded; the other choices can have changed since it was chosen. */
  onAdd: (photo: SentPhoto) => void;
  onRemove: (photoId: string) => void;
  /** What is missing. */
  fault: string | undefined;
}

/** The photos that show what is wrong with an item; each is uploaded when it is chosen, one after the other. */
export function ReturnPhotos({ orderId, itemId, photos, onAdd, onRemove, fault }: ReturnPhotosProps) {
  const t = useReturnText();
  const id = useId();
  const { data: config } = useGetReturnConfigQuery();
  const [send, { isLoading, error }] = useAddReturnPhotoMutation();
  const add = async (file: File | undefined) => {
    if (!file) return;
    const { data } = await send({ params: { orderId }, body: { file, itemId } });
    if (data) onAdd({ id: data.photoId, url: URL.createObjectURL(file) });
  };
  const wrong = error ? reasonOf(error, t('returns.offline')) : photos.length === 0 ? fault : undefined;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-2">
      <span id={`${id}-label`} className="text-14 font-medium">
        {t('returns.photos')}
      </span>
      <ul className="flex flex-wrap gap-2.5">
        {photos.map(({ id: photoId, url }, at) => (
          <li
            key={photoId}
            className="relative size-25 overflow-hidden rounded-control bg-sunk tablet:size-28"
          >
            <img
              src={url}
              alt={t('returns.photo-of', { number: at + 1 })}
              className="size-full object-cover"
            />
            <button
              type="button"
              aria-label={t('returns.photo-remove', { number: at + 1 })}
              className="absolute end-0 top-0 grid size-11 place-items-center"
              onClick={() => onRemove(photoId)}
            >
              <span className="grid size-7 place-items-center rounded-full bg-ink text-on-ink">
                <X aria-hidden size={16} />
              </span>
            </button>
          </li>
        ))}
        {(!config || photos.length < config.mostPhotos) && (
          <li>
            <label
              htmlFor={id}
              className="grid size-25 cursor-pointer place-content-center justify-items-center gap-1.5 rounded-control border border-dashed border-line-strong text-14 font-medium focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus tablet:size-28"
            >
              <Camera aria-hidden size={20} />
              <span aria-live="polite">{t(isLoading ? 'returns.photo-adding' : 'returns.photo-add')}</span>
              <input
                id={id}
                type="file"
                accept="image/*"
                className="sr-only"
                aria-describedby={`${id}-hint`}
                aria-disabled={isLoading || undefined}
                onClick={(event) => isLoading && event.preventDefault()}
                onChange={({ target }) => {
                  void add(target.files?.[0]);
                  target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className="text-14 text-ink-soft">
        {t('returns.photo-hint')}
      </p>
      {wrong && (
        <FieldMessage tone="bad" id={`${id}-fault`}>
          {wrong}
        </FieldMessage>
      )}
    </div>
  );
}
