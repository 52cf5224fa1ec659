import css from '../styles/tokens.css?raw';
import { contrast } from './contrast.ts';
import { readColours } from './readTokens.ts';

const COLOURS = readColours(css);

/** Every colour of a theme with its contrast on the canvas. */
export function ColourTable({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  const canvas = COLOURS.find(({ name }) => name === 'canvas')?.[theme] ?? '#ffffff';
  return (
    <section data-theme={theme} aria-label={title} className="rounded-sheet bg-canvas p-6 text-ink">
      <h2 className="mb-4 font-semibold">{title}</h2>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4 desk:grid-cols-7">
        {COLOURS.map((colour) => (
          <li key={colour.name} className="text-12">
            <span
              className="mb-1.5 block h-19 rounded-control border border-line"
              style={{ background: colour[theme] }}
            />
            <b>{colour.name}</b>
            <br />
            {colour[theme]} <span className="num">{contrast(colour[theme], canvas).toFixed(1)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
