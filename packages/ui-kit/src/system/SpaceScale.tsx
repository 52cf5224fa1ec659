import css from '../styles/tokens.css?raw';
import { Num } from '../components/Num/Num.tsx';
import { readScale } from './readTokens.ts';
import { useComputed } from './useComputed.ts';

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];
const PLACES = ['gutter', 'tap'];
const WIDTHS = readScale(css, 'container').filter(({ value }) => value !== 'initial');

/** The spacing steps, the gutter and the smallest touch target at this width, and the widths of the content. */
export function SpaceScale() {
  const [root, computed] = useComputed<HTMLDivElement, string>(
    (element) => `${Math.round(element.getBoundingClientRect().width)} px`,
  );
  const rows = [
    ...STEPS.map((step) => ({ name: `p-${step}`, value: `calc(var(--spacing) * ${step})` })),
    ...PLACES.map((name) => ({ name, value: `var(--${name})` })),
    ...WIDTHS.map(({ name, value }) => ({ name: `max-w-${name}`, value })),
  ];
  return (
    <div ref={root} className="grid gap-2.5">
      {rows.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[7.5rem_4.5rem_1fr] items-center gap-3 text-14">
          <b dir="ltr">{name}</b>
          <Num className="text-ink-soft">{computed[name]}</Num>
          <span className="block overflow-hidden">
            <span
              data-token={name}
              className="block h-4 rounded-tag bg-accent"
              style={{ inlineSize: value }}
            />
          </span>
        </div>
      ))}
    </div>
  );
}
