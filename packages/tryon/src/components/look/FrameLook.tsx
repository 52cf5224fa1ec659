import { reasonOf } from '@lunette/api-client';
import { fitFor } from '@lunette/frame-model';
import { Button, ErrorState, lazyDialog, Num, Picture, Skeleton, Tag } from '@lunette/ui-kit';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useGetLookQuery } from '../../api/tryon.ts';
import { useText } from '../../text.ts';

const MailLook = lazyDialog(async () => (await import('./MailLook.tsx')).MailLook);

interface FrameLookProps {
  productId: string;
  name: string;
  /** The face; the default one if omitted. */
  dittoId?: string | undefined;
}

/** A frame on a face in true proportion, its fit, and a button to send the picture (TRY-04). */
export function FrameLook({ productId, name, dittoId }: FrameLookProps) {
  const t = useText();
  const [mails, setMails] = useState(false);
  const { currentData, error, isFetching, refetch } = useGetLookQuery({
    query: { product_id: productId, view: 'json', ...(dittoId && { guest_id: dittoId }) },
  });
  if (!currentData && error)
    return (
      <ErrorState
        title={t('tryon.look-error')}
        text={reasonOf(error, t('tryon.some-error'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!currentData)
    return (
      <div role="status" aria-label={t('tryon.look-loading', { name })} className="grid gap-3">
        <Skeleton className="aspect-[5/4] w-full" />
        <Skeleton className="h-6" />
        <Skeleton className="h-11 w-36 tablet:h-9" />
      </div>
    );
  const { overlayed_image_url: picture, faceWidth, frameWidth, errorMm } = currentData;
  const fit = fitFor(faceWidth, frameWidth);
  return (
    <div className="grid gap-3">
      <Picture
        src={picture}
        width={800}
        height={640}
        alt={t('tryon.look-alt', { name })}
        missing="aspect-[5/4] rounded-control bg-sunk"
        className="block h-auto w-full rounded-control"
      />
      <div className="flex flex-wrap items-center justify-between gap-2 text-14">
        <span className="text-ink-soft">
          {t.rich('tryon.look-widths', {
            frame: <Num key="frame">{frameWidth}</Num>,
            face: <Num key="face">{faceWidth}</Num>,
            error: <Num key="error">{errorMm}</Num>,
          })}
        </span>
        <Tag tone={fit === 'your-size' ? 'fit' : 'plain'}>{t(`tryon.fit-${fit}`)}</Tag>
      </div>
      <Button
        className="justify-self-start"
        size="s"
        kind="quiet"
        icon={<Mail />}
        aria-label={t('tryon.mail-of', { name })}
        onClick={() => setMails(true)}
      >
        {t('tryon.mail')}
      </Button>
      <MailLook productId={productId} dittoId={dittoId} open={mails} onClose={() => setMails(false)} />
    </div>
  );
}
