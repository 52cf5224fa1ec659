import { Message } from '@lunette/ui-kit';
import { useEffect, useRef } from 'react';

interface ActionFaultProps {
  text: string | null;
  /** Whether the button was pressed, which on a phone can stand far from here. */
  isAsked: boolean;
}

/** Why a step cannot be taken; brought into view once its button was pressed. */
export function ActionFault({ text, isAsked }: ActionFaultProps) {
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
