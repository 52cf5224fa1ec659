import css from '../../styles/tokens.css?raw';
import { Num } from '../../components/Num/Num.tsx';
import { Sample } from '../../testing/stories.tsx';
import { ContrastMark } from './ContrastMark.tsx';
import { contrast } from './contrast.ts';
import { PAIRS } from './pairs.ts';
import { readColours } from '../readTokens.ts';
import { useComputed } from '../useComputed.ts';

const COLOURS = readColours(css);

/** Every colour of one theme as the browser computes it, with its contrast on each background on which it is used. */
export function ColourSheet({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  const [root, computed] = useComputed<HTMLElement, string>(hexOf);
  return (
    <section
      ref={root}
      data-theme={theme}
      aria-label={title}
      className="rounded-sheet border border-line bg-canvas p-5 text-ink tablet:p-8"
    >
      <h2 className="display text-28">{title}</h2>
      <ul className="mt-6 grid gap-x-5 gap-y-8 tablet:grid-cols-2 desk:grid-cols-4">
        {COLOURS.map(({ name, use }) => (
          <li key={name} className="min-w-0">
            <span
              data-token={name}
              className="block h-16 rounded-control border border-line"
              style={{ background: `var(--${name})` }}
            />
            <p className="mt-2 flex items-baseline justify-between gap-3">
              <b dir="ltr">{name}</b>
              <Num className="text-14 text-ink-soft">{computed[name]}</Num>
            </p>
            <p className="text-14 text-ink-soft">
              <Sample>{use}</Sample>
            </p>
            <ul>
              {PAIRS.filter(({ over }) => over === name).map((pair) => (
                <ContrastMark
                  key={pair.ground}
                  {...pair}
                  ratio={contrast(computed[pair.over] ?? '#000000', computed[pair.ground] ?? '#ffffff')}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hexOf(element: HTMLElement): string {
  const parts = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
  return `#${parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
}
