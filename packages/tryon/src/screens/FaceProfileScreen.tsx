import { reasonOf } from '@lunette/api-client';
import { Button, EmptyState, ErrorState, FocusGuard, lazyDialog, Skeleton } from '@lunette/ui-kit';
import { ScanFace } from 'lucide-react';
import { useState } from 'react';
import { useGetProfilesQuery } from '../api/tryon.ts';
import { FaceCard } from '../components/face/FaceCard.tsx';
import { useText } from '../text.ts';

const AddFace = lazyDialog(async () => (await import('../components/face/AddFace.tsx')).AddFace);

/** The stored faces of the visitor: add, name, choose, delete (TRY-01, TRY-03). */
export function FaceProfileScreen() {
  const t = useText();
  const { data, error, isFetching, refetch } = useGetProfilesQuery();
  const [adds, setAdds] = useState(false);
  const add = (
    <Button icon={<ScanFace />} onClick={() => setAdds(true)}>
      {t('tryon.face-add')}
    </Button>
  );
  return (
    <>
      <title>{`${t('tryon.face-title')} · Lunette`}</title>
      <h1 className="display text-36 tablet:text-48">{t('tryon.face-title')}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{t('tryon.face-text')}</p>
      <div className="mt-6 grid justify-items-start gap-5">
        {!data && error && (
          <ErrorState
            title={t('tryon.face-error')}
            text={reasonOf(error, t('tryon.face-offline'))}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !error && (
          <div role="status" aria-label={t('tryon.face-loading')} className="w-full max-w-[320px]">
            <Skeleton className="aspect-[5/6] w-full" />
          </div>
        )}
        <FocusGuard>
          {data?.profiles.length === 0 && (
            <EmptyState title={t('tryon.face-none')} text={t('tryon.face-none-text')} action={add} />
          )}
          {data && data.profiles.length > 0 && (
            <>
              <ul className="grid w-full gap-4 tablet:grid-cols-2 desk:grid-cols-3">
                {data.profiles.map((profile) => (
                  <FaceCard key={profile.dittoId} profile={profile} />
                ))}
              </ul>
              {add}
            </>
          )}
        </FocusGuard>
      </div>
      <AddFace open={adds} onClose={() => setAdds(false)} />
    </>
  );
}
