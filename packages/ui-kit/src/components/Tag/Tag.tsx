import type { ComponentPropsWithRef, ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** Props of `Tag`. */
export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** `paper` is for a badge on a picture. */
  tone?: 'plain' | 'fit' | 'good' | 'sale' | 'warn' | 'gold' | 'paper';
  icon?: ReactNode;
}

/** A short fact about a product: its size, its stock, whether it fits. */
export function Tag({ tone = 'plain', icon, children, className, ...rest }: TagProps) {
  return (
    <span {...rest} className={join('tag', tone !== 'plain' && `tag-${tone}`, className)}>
      {icon}
      {children}
    </span>
  );
}
