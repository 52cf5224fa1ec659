import { Children, type ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** A vertical list of steps with a line between them; its children are `<Step>` elements. */
export function StepList({ children, className }: { children: ReactNode; className?: string }) {
  return <ol className={join('steps', className)}>{Children.toArray(children)}</ol>;
}
