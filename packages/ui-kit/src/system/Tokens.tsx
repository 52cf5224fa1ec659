import css from '../styles/tokens.css?raw';
import { DimensionLine } from '../components/DimensionLine/DimensionLine.tsx';
import { ColourTable } from './ColourTable.tsx';
import { readScale } from './readTokens.ts';

const TYPE = [
  ['display text-88', 'In good light'],
  ['display text-64', 'Made to the millimetre'],
  ['display text-48', 'An optician at your table'],
  ['display text-36', 'Find your size, once'],
  ['display text-28', 'Package and coatings'],
  ['display text-22', 'What you pay, and why'],
  ['text-18', 'From then on you only see frames that sit right.'],
  ['text-16', 'Anti-glare on both sides. Good for powers up to ±2.00.'],
  ['text-14', 'Expected Thursday, 26 November. Free shipping.'],
  ['text-12', 'Medium · 132 mm · 47□21–145'],
] as const;

/** The tokens as they are, read from the stylesheet: colour with its contrast, type, space and radius. */
export function Tokens() {
  return (
    <div className="grid gap-16">
      <h1 className="display text-64">
        One frame at a time,
        <br />
        in good light.
      </h1>
      <ColourTable theme="light" title="Colour, daylight" />
      <ColourTable theme="dark" title="Colour, lamp on" />
      <section className="grid gap-4" aria-label="Type">
        <h2 className="font-semibold">Type</h2>
        {TYPE.map(([style, words]) => (
          <div key={style} className="grid gap-x-5 tablet:grid-cols-[8rem_1fr] tablet:items-baseline">
            <span className="num text-12 text-ink-soft">{style}</span>
            <span className={style}>{words}</span>
          </div>
        ))}
      </section>
      <section className="grid gap-4" aria-label="Dimension line">
        <h2 className="font-semibold">Dimension line</h2>
        <div className="w-80">
          <DimensionLine mm={132} />
        </div>
      </section>
      <section className="flex flex-wrap gap-4" aria-label="Radius">
        {readScale(css, 'radius').map(({ name, value }) => (
          <span
            key={name}
            className="grid size-28 place-items-center border border-line-strong bg-surface text-12"
            style={{ borderRadius: value }}
          >
            {name} {value}
          </span>
        ))}
      </section>
      <section className="flex flex-wrap items-end gap-4" aria-label="Space">
        {[4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96].map((step) => (
          <span key={step} className="num grid justify-items-center gap-1 text-12">
            <span className="bg-accent" style={{ inlineSize: step, blockSize: step }} />
            {step}
          </span>
        ))}
      </section>
    </div>
  );
}
