import { Skeleton } from '@lunette/ui-kit';
import { useGetSavedQuery } from '../../api/saved.ts';
import { useBagText } from '../../bagText.ts';
import { LineSkeleton } from '../line/LineSkeleton.tsx';

/** The skeleton of the saved items, with as many rows as there are items. */
export function SavedSkeleton() {
  const t = useBagText();
  const { data: saved } = useGetSavedQuery();
  return (
    <div
      role="status"
      aria-label={t('cart.saved-loading')}
      className="mt-12 desk:w-[calc((100%-4rem)*7.6/12)]"
    >
      <Skeleton className="h-8 w-56" />
      <Skeleton className="mt-2 h-4 w-72 max-w-full" />
      <div className="mt-4 border-t border-line">
        {saved?.items.map(({ id }) => (
          <LineSkeleton key={id} />
        ))}
      </div>
    </div>
  );
}
