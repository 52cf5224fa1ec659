import { className as join, Skeleton } from '@lunette/ui-kit';

/** The skeleton of breadcrumbs, title and sentence of a page; `className` gives the space below them. */
export function HeadSkeleton({ className }: { className: string }) {
  return (
    <>
      <div className="hidden h-[52px] items-center tablet:flex">
        <Skeleton className="h-4 w-40" />
      </div>
      <div className={join('pt-[18px] tablet:pt-1', className)}>
        <Skeleton className="h-[34px] w-56 desk:h-[50px]" />
        <Skeleton className="mt-3 h-5 w-4/5 max-w-[34rem]" />
      </div>
    </>
  );
}
