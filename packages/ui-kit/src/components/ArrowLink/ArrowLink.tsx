import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';

interface ArrowLinkOwnProps {
  /** Goes back: the arrow stands first and points to where the reader came from. */
  back?: boolean;
  children: ReactNode;
}

export type ArrowLinkProps<E extends ElementType = 'a'> = AsProps<ArrowLinkOwnProps, E>;

/** A link on its own line with an arrow that turns with the script. */
export function ArrowLink<E extends ElementType = 'a'>({
  as,
  back,
  className,
  children,
  ...rest
}: ArrowLinkProps<E>) {
  const Tag: ElementType = as ?? 'a';
  return (
    <Tag {...(Tag === 'button' && { type: 'button' })} {...rest} className={join('arrow-link', className)}>
      {back && <ArrowLeft className="turns" />}
      {children}
      {!back && <ArrowRight className="turns" />}
    </Tag>
  );
}
