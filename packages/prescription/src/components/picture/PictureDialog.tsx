import { isMissing, reasonOf } from '@lunette/api-client';
import { Dialog, ErrorState, LinkText, Message, Skeleton } from '@lunette/ui-kit';
import { useGetPrescriptionPictureQuery } from '../../api/prescription.ts';
import { sentPictures, type ShownPrescription } from '../../rules/power/powerSection.ts';
import { usePowerText } from '../../text.ts';

/** Props of `PictureDialog`. */
export interface PictureDialogProps {
  open: boolean;
  prescription: ShownPrescription;
  onClose: () => void;
}

/** The pictures of a prescription, each with a link that saves it. */
export function PictureDialog({ open, prescription, onClose }: PictureDialogProps) {
  const t = usePowerText();
  const { imageFileName, pdImageFileName } = prescription;
  const title = t('power.picture.title', { what: sentPictures(prescription) });
  return (
    <Dialog open={open} width={720} title={title} onClose={onClose}>
      <div className="grid gap-7">
        {imageFileName && <SentPicture imageFileName={imageFileName} what="power" />}
        {pdImageFileName && <SentPicture imageFileName={pdImageFileName} what="pd" />}
      </div>
    </Dialog>
  );
}

function SentPicture({ imageFileName, what }: { imageFileName: string; what: 'power' | 'pd' }) {
  const t = usePowerText();
  const {
    currentData: picture,
    error,
    isFetching,
    refetch,
  } = useGetPrescriptionPictureQuery({ params: { imageFileName } });
  const alt = t('power.picture.alt', { what });
  if (picture)
    return (
      <figure className="grid justify-items-start gap-2.5">
        <img src={picture} alt={alt} className="max-w-full rounded-control border border-line" />
        <figcaption>
          <LinkText href={picture} download={`${what}-${imageFileName}`}>
            {t('power.picture.download', { what })}
          </LinkText>
        </figcaption>
      </figure>
    );
  if (isMissing(error)) return <Message tone="warn">{t('power.picture.gone', { what })}</Message>;
  if (error)
    return (
      <ErrorState
        text={reasonOf(error, t('power.picture.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div role="status" aria-label={t('power.picture.loading')}>
      <Skeleton className="h-80 rounded-control" />
    </div>
  );
}
