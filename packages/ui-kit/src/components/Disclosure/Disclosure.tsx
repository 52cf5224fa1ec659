import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** Props of `Disclosure`. */
export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode;
  /** Of the disclosures with the same name, only one is open at a time. */
  name?: string;
  children: ReactNode;
}

/** A heading that opens the content below it. It is a native element, so it works before hydration. */
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
