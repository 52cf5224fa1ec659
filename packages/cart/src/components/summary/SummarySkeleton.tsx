import { Skeleton } from '@lunette/ui-kit';

/** The skeleton of a total. */
export function SummarySkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-[22px]">
      {['w-24', 'w-40', 'w-32', 'w-20', 'w-28'].map((width) => (
        <div key={width} className="flex justify-between">
          <Skeleton className={`h-5 bg-line bg-none ${width}`} />
          <Skeleton className="h-5 w-16 bg-line bg-none" />
        </div>
      ))}
      <Skeleton className="mt-2 h-7 w-full bg-line bg-none" />
    </div>
  );
}
