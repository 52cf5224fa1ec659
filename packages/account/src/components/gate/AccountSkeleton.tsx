import { Skeleton } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** A placeholder with the size of an account page. */
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
