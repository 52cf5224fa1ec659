import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { className as join } from '../../className.ts';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode;
  /** Disclosures of the same name open one at a time. */
  name?: string;
  children: ReactNode;
}

/** A line that opens what lies under it; native, so it also works before the page is ready. */
export function Disclosure({ title, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={join('fold', className)}>
      <summary>
        {title}
        <ChevronDown />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
