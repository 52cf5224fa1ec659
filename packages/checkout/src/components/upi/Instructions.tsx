import { Num } from '@lunette/ui-kit';
import type { ReactNode } from 'react';

interface InstructionsProps {
  steps: { text: ReactNode; note?: string }[];
}

/** What the shopper does in the app, step by step. */
export function Instructions({ steps }: InstructionsProps) {
  return (
    <ol className="grid gap-[18px]">
      {steps.map(({ text, note }, at) => (
        <li key={at} className="grid grid-cols-[28px_minmax(0,1fr)] gap-3.5 leading-snug">
          <span
            className="grid size-7 place-items-center rounded-full bg-sunk text-14 font-semibold"
            aria-hidden="true"
          >
            <Num>{at + 1}</Num>
          </span>
          <div>
            {text}
            {note && <span className="block text-14 text-ink-soft">{note}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
