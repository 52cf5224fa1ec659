import { reasonOf } from '@lunette/api-client';
import { Dialog, ErrorState, LinkText, Skeleton } from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetUnreadPictureQuery } from '../../api/unreadPrescriptions.ts';
import { useUnreadPrescriptionsText } from '../../unreadPrescriptionsText.ts';

interface UnreadPictureProps {
  imageFileName: string;
  /** What it shows, as text. */
  alt: string;
}

/** A picture of a prescription that an optician reads: it opens in its full size, and a link saves it. */
export function UnreadPicture({ imageFileName, alt }: UnreadPictureProps) {
  const t = useUnreadPrescriptionsText();
  const [isLarge, setLarge] = useState(false);
  const {
    currentData: picture,
    error,
    isFetching,
    refetch,
  } = useGetUnreadPictureQuery({ params: { imageFileName } });
  if (picture)
    return (
      <figure className="grid justify-items-start gap-2.5">
        <button
          type="button"
          aria-haspopup="dialog"
          className="cursor-zoom-in"
          onClick={() => setLarge(true)}
        >
          <img src={picture} alt={alt} className="max-w-full rounded-control border border-line" />
        </button>
        <Dialog open={isLarge} width={1400} title={alt} onClose={() => setLarge(false)}>
          <div className="overflow-auto">
            <img src={picture} alt={alt} className="max-w-none" />
          </div>
        </Dialog>
        <figcaption>
          <LinkText href={picture} download={imageFileName}>
            {t('unread.download')}
          </LinkText>
        </figcaption>
      </figure>
    );
  if (error)
    return (
      <ErrorState
        title={t('unread.picture-error')}
        text={reasonOf(error, t('unread.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div role="status" aria-label={t('unread.picture-loading')}>
      <Skeleton className="h-80 rounded-control" />
    </div>
  );
}
