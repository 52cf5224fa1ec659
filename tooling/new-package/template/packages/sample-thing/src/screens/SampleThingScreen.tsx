import { reasonOf } from '@lunette/api-client';
import { ErrorState, Skeleton } from '@lunette/ui-kit';
import { useGetSampleThingQuery } from '../api/sampleThing.ts';
import { SampleThingCard } from '../components/SampleThingCard.tsx';
import { useText } from '../text.ts';

/** The page: the gateway's answer, its skeleton, or the reason why it cannot be shown. */
export function SampleThingScreen() {
  const t = useText();
  return (
    <>
      <title>{`${t('sample-thing.title')} · Lunette`}</title>
      <h1 className="mb-8 display text-48">{t('sample-thing.title')}</h1>
      <Content />
    </>
  );
}

function Content() {
  const t = useText();
  const { data, error, isFetching, refetch } = useGetSampleThingQuery();
  if (data) return <SampleThingCard thing={data} />;
  if (error)
    return (
      <ErrorState
        title={t('sample-thing.error')}
        text={reasonOf(error, t('sample-thing.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div role="status" aria-label={t('sample-thing.loading')}>
      <Skeleton className="h-26 w-full" />
    </div>
  );
}
