import { Button, Skeleton } from '@lunette/ui-kit';
import { useGetReturnPhotoQuery } from '../../api/return.ts';
import type { Return, ReturnedItem } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';

interface ClaimPhotosProps extends Pick<Return, 'orderId'> {
  item: Pick<ReturnedItem, 'name' | 'photos'>;
}

/** The photos that the shopper has sent with an item of a return. */
export function ClaimPhotos({ orderId, item: { name, photos } }: ClaimPhotosProps) {
  const t = useReturnText();
  if (photos.length === 0) return null;
  return (
    <ul aria-label={t('returns.photos-of', { name })} className="col-span-2 flex flex-wrap gap-2.5">
      {photos.map((photoId, at) => (
        <li key={photoId} className="size-25 overflow-hidden rounded-control bg-sunk tablet:size-28">
          <Photo orderId={orderId} photoId={photoId} number={at + 1} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ orderId, photoId, number }: { orderId: string; photoId: string; number: number }) {
  const t = useReturnText();
  const { data, error, isFetching, refetch } = useGetReturnPhotoQuery({ params: { orderId, photoId } });
  if (data)
    return <img src={data} alt={t('returns.photo-of', { number })} className="size-full object-cover" />;
  if (!error) return <Skeleton className="size-full" />;
  return (
    <Button kind="quiet" size="s" loading={isFetching} className="size-full" onClick={() => void refetch()}>
      {t('returns.photo-again', { number })}
    </Button>
  );
}
