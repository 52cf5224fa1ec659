import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';

interface ArrowLinkOwnProps {
  /** The link leads back: the arrow is before the text and points backwards. */
  back?: boolean;
  children: ReactNode;
}

/** Props of `ArrowLink`. */
export type ArrowLinkProps<E extends ElementType = 'a'> = AsProps<ArrowLinkOwnProps, E>;

/** A link on its own line with an arrow that follows the writing direction. */
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
