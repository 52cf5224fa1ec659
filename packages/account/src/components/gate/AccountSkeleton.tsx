import { Skeleton } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** The room that a page of the account will take. */
export function AccountSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-label={t('account.loading')} className="grid gap-4">
      <Skeleton className="h-12 w-52" />
      <Skeleton className="mt-2 h-48 w-full" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
