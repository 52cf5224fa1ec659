import { useId, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** Props that the popover gives to its trigger button. */
export interface PopoverTriggerProps {
  popoverTarget: string;
  style: CSSProperties;
}

/** Props of `Popover`. */
export interface PopoverProps {
  /** Renders the button; spread the props onto a Button, IconButton or native button. */
  trigger: (props: PopoverTriggerProps) => ReactElement;
  /** The name of the popover for screen readers. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** A small explanation beside its button. It is native and closes on Escape and on a press elsewhere. */
export function Popover({ trigger, label, children, className }: PopoverProps) {
  const id = useId();
  const anchor = `--a${id.replaceAll(/\W/g, '')}`;
  return (
    <>
      {trigger({ popoverTarget: id, style: { anchorName: anchor } })}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={join('pop', className)}
        style={{ positionAnchor: anchor }}
      >
        {children}
      </div>
    </>
  );
}
