import { reasonOf } from '@lunette/api-client';
import { PhotoField, type SentPhoto } from '@lunette/ui-kit';
import { useAddReturnPhotoMutation, useGetReturnConfigQuery } from '../../../api/return.ts';
import { useReturnText } from '../../../returnText.ts';

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
  const { data: config } = useGetReturnConfigQuery();
  const [send, { isLoading, error }] = useAddReturnPhotoMutation();
  const add = async (file: File) => {
    const { data } = await send({ params: { orderId }, body: { file, itemId } });
    if (data) onAdd({ id: data.photoId, url: URL.createObjectURL(file) });
  };
  const wrong = error ? reasonOf(error, t('returns.offline')) : photos.length === 0 ? fault : undefined;
  return (
    <PhotoField
      label={t('returns.photos')}
      hint={t('returns.photo-hint')}
      texts={{
        add: t('returns.photo-add'),
        adding: t('returns.photo-adding'),
        photo: (number) => t('returns.photo-of', { number }),
        remove: (number) => t('returns.photo-remove', { number }),
      }}
      photos={photos}
      most={config?.mostPhotos}
      isSending={isLoading}
      error={wrong}
      onAdd={(file) => void add(file)}
      onRemove={onRemove}
    />
  );
}
