import { Message } from '@lunette/ui-kit';
import { useEffect, useRef } from 'react';

interface ActionErrorProps {
  text: string | null;
  /** Whether the button was pressed; on a phone, it can be far away from this text. */
  isAsked: boolean;
}

/** Why an action is not possible. It is scrolled into view after its button was pressed. */
export function ActionError({ text, isAsked }: ActionErrorProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, text]);
  if (!text) return null;
  return (
    <Message ref={ref} tone="bad" className="scroll-mb-32">
      {text}
    </Message>
  );
}
