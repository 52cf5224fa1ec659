import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component that can be rendered as another element or component (`as={Link} to="/bag"`). */
export type AsProps<Own, E extends ElementType> = Own & { as?: E } & Omit<
    ComponentPropsWithRef<E>,
    keyof Own | 'as'
  >;
