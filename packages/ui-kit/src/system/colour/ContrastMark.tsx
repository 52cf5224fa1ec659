import { Check, X } from 'lucide-react';
import { Num } from '../../components/Num/Num.tsx';
import type { Pair } from './pairs.ts';

/** One pair in its own colours: text and background, the WCAG contrast, and whether it is sufficient. */
export function ContrastMark({ over, ground, least, ratio }: Pair & { ratio: number }) {
  const enough = ratio >= least;
  const colour = `var(--${over})`;
  const edge = least < 4.5;
  return (
    <li
      className="mt-1.5 flex items-center justify-between gap-3 rounded-tag px-2.5 py-1.5 text-14"
      style={{ background: `var(--${ground})`, color: edge ? 'var(--ink)' : colour }}
    >
      <span dir="ltr" style={edge ? { border: `1px solid ${colour}`, paddingInline: '0.5rem' } : undefined}>
        {`on ${ground}`}
      </span>
      <Num className="inline-flex items-center gap-1.5">
        {(Math.floor(ratio * 100) / 100).toFixed(2)}
        {enough ? <Check aria-label={`at least ${least}`} /> : <X aria-label={`less than ${least}`} />}
      </Num>
    </li>
  );
}
