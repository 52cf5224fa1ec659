import { Children, type ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** Steps under one another with a line between: give it `<Step>` children. */
export function StepList({ children, className }: { children: ReactNode; className?: string }) {
  return <ol className={join('steps', className)}>{Children.toArray(children)}</ol>;
}
