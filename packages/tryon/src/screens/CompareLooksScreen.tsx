import { reasonOf } from '@lunette/api-client';
import {
  Button,
  Disclosure,
  EmptyState,
  ErrorState,
  FocusGuard,
  lazyDialog,
  Skeleton,
  Wrap,
} from '@lunette/ui-kit';
import { ScanFace } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useGetProfilesQuery, useGetShortlistQuery } from '../api/tryon.ts';
import { FaceCard } from '../components/face/FaceCard.tsx';
import { FaceChoice } from '../components/face/FaceChoice.tsx';
import { LookList } from '../components/look/LookList.tsx';
import { useText } from '../text.ts';

const AddFace = lazyDialog(async () => (await import('../components/face/AddFace.tsx')).AddFace);
/** The largest number of frames side by side (O-04). */
const MOST = 4;

/** Up to four frames of the wishlist side by side on the default face (TRY-09). */
export function CompareLooksScreen() {
  const t = useText();
  const shortlist = useGetShortlistQuery({ query: { attributes: 'true' } });
  const faces = useGetProfilesQuery();
  const [adds, setAdds] = useState(false);
  const add = () => setAdds(true);
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
        {isWaiting && !fault && <LooksSkeleton />}
        {/* A button that chooses or deletes a face disappears once it was pressed. */}
        <FocusGuard>
          {profiles && !face && <NoFace onAdd={add} />}
          {frames?.length === 0 && <NoFrames kind={face ? 'primary' : 'second'} />}
          {face && profiles && <FaceChoice profiles={profiles} face={face} onAdd={add} />}
          {face && frames && frames.length > 0 && <LookList frames={frames} dittoId={face.dittoId} />}
          {face && profiles && (
            <Disclosure title={t('tryon.compare-manage')} className="w-full">
              <ul className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
                {profiles.map((profile) => (
                  <FaceCard key={profile.dittoId} profile={profile} />
                ))}
              </ul>
            </Disclosure>
          )}
        </FocusGuard>
      </div>
      <AddFace open={adds} onClose={() => setAdds(false)} />
    </Wrap>
  );
}

function LooksSkeleton() {
  const t = useText();
  return (
    <div
      role="status"
      aria-label={t('tryon.compare-loading')}
      className="grid w-full gap-5 tablet:grid-cols-2"
    >
      <Skeleton className="aspect-[5/4]" />
      <Skeleton className="aspect-[5/4]" />
    </div>
  );
}

function NoFace({ onAdd }: { onAdd: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t('tryon.face-none')}
      text={t('tryon.face-none-text')}
      action={
        <Button icon={<ScanFace />} onClick={onAdd}>
          {t('tryon.face-add')}
        </Button>
      }
    />
  );
}

function NoFrames({ kind }: { kind: 'primary' | 'second' }) {
  const t = useText();
  return (
    <EmptyState
      title={t('tryon.compare-none')}
      text={t('tryon.compare-none-text')}
      action={
        <Button as={Link} to="/eyeglasses" kind={kind}>
          {t('tryon.to-eyeglasses')}
        </Button>
      }
    />
  );
}
