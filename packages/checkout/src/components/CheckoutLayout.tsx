import type { ReactNode } from 'react';

interface CheckoutLayoutProps {
  /** The order: beside the steps, or above them if there is no room. */
  aside: ReactNode;
  children: ReactNode;
}

/** A column of steps with the order beside it. */
export function CheckoutLayout({ aside, children }: CheckoutLayoutProps) {
  return (
    <div className="grid items-start gap-5 pb-24 tablet:pb-16 desk:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)] desk:gap-16">
      <div className="min-w-0 desk:order-2 desk:sticky desk:top-6">{aside}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
