import { reasonOf } from '@lunette/api-client';
import {
  Button,
  Disclosure,
  EmptyState,
  ErrorState,
  lazyDialog,
  Message,
  SelectField,
  Skeleton,
  Wrap,
} from '@lunette/ui-kit';
import { ScanFace } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useGetProfilesQuery, useGetShortlistQuery, useSetDefaultMutation } from '../api/tryon.ts';
import { FaceCard } from '../components/face/FaceCard.tsx';
import { FrameLook } from '../components/look/FrameLook.tsx';
import { useText } from '../text.ts';

const AddFace = lazyDialog(async () => (await import('../components/face/AddFace.tsx')).AddFace);
/** The largest number of frames side by side (O-04). */
const MOST = 4;

/** Up to four frames of the wishlist side by side on the default face (TRY-09). */
export function CompareLooksScreen() {
  const t = useText();
  const shortlist = useGetShortlistQuery({ query: { attributes: 'true' } });
  const faces = useGetProfilesQuery();
  const [choose, choosing] = useSetDefaultMutation();
  const [adds, setAdds] = useState(false);
  const frames = shortlist.data?.productList.filter(({ frameWidth }) => frameWidth !== null).slice(0, MOST);
  const profiles = faces.data?.profiles;
  const face = profiles?.find(({ isDefault }) => isDefault);
  const fault = shortlist.error ?? faces.error;
  const isWaiting = !frames || !profiles;
  return (
    <Wrap className="py-10 tablet:py-16">
      <title>{`${t('tryon.compare-title')} · Lunette`}</title>
      <h1 className="display text-36 tablet:text-48">{t('tryon.compare-title')}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{t('tryon.compare-text')}</p>
      <div className="mt-8 grid justify-items-start gap-6">
        {isWaiting && fault && (
          <ErrorState
            title={t('tryon.compare-error')}
            text={reasonOf(fault, t('tryon.face-offline'))}
            retrying={shortlist.isFetching || faces.isFetching}
            onRetry={() => {
              void shortlist.refetch();
              void faces.refetch();
            }}
          />
        )}
        {isWaiting && !fault && (
          <div
            role="status"
            aria-label={t('tryon.compare-loading')}
            className="grid w-full gap-5 tablet:grid-cols-2"
          >
            <Skeleton className="aspect-[5/4]" />
            <Skeleton className="aspect-[5/4]" />
          </div>
        )}
        {profiles && !face && (
          <EmptyState
            title={t('tryon.face-none')}
            text={t('tryon.face-none-text')}
            action={
              <Button icon={<ScanFace />} onClick={() => setAdds(true)}>
                {t('tryon.face-add')}
              </Button>
            }
          />
        )}
        {frames?.length === 0 && (
          <EmptyState
            title={t('tryon.compare-none')}
            text={t('tryon.compare-none-text')}
            action={
              <Button as={Link} to="/eyeglasses" kind={face ? 'primary' : 'second'}>
                {t('tryon.to-eyeglasses')}
              </Button>
            }
          />
        )}
        {face && profiles && (
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              label={t('tryon.compare-face')}
              className="min-w-[200px]"
              value={face.dittoId}
              onChange={({ target }) => void choose({ params: { dittoId: target.value } })}
            >
              {profiles.map(({ dittoId, name }) => (
                <option key={dittoId} value={dittoId}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Button kind="second" onClick={() => setAdds(true)}>
              {t('tryon.face-add')}
            </Button>
          </div>
        )}
        {choosing.error && <Message tone="bad">{reasonOf(choosing.error, t('tryon.some-error'))}</Message>}
        {face && frames && frames.length > 0 && (
          <ul className="grid w-full gap-6 tablet:grid-cols-2 desk:gap-8">
            {frames.map(({ id, modelName, brandName, productUrl }) => (
              <li key={id} className="grid content-start gap-3">
                <h2 className="flex flex-wrap items-baseline justify-between gap-2">
                  <span className="display text-22">{modelName}</span>
                  <span className="text-14 text-ink-soft">{brandName}</span>
                </h2>
                <FrameLook productId={id} name={modelName} dittoId={face.dittoId} />
                <Button as={Link} to={productUrl} kind="second" className="justify-self-start">
                  {t('tryon.compare-to-product')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {face && profiles && (
          <Disclosure title={t('tryon.compare-manage')} className="w-full">
            <ul className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
              {profiles.map((profile) => (
                <FaceCard key={profile.dittoId} profile={profile} />
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
      <AddFace open={adds} onClose={() => setAdds(false)} />
    </Wrap>
  );
}
