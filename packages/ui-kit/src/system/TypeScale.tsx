import css from '../styles/tokens.css?raw';
import { Num } from '../components/Num/Num.tsx';
import { readNames, readScale } from './readTokens.ts';
import { useComputed } from './useComputed.ts';

const SIZES = readScale(css, 'text').reverse();
const DISPLAY_FROM = 22;
/** The Latin values of the tokens that Arabic overrides: Latin samples stay Latin on an Arabic page. */
const LATIN = Object.fromEntries(
  readNames(/\[lang='ar'\] \{[^}]+/.exec(css)?.[0] ?? '', /./).map((name) => [`--${name}`, declared(name)]),
);

const SCRIPTS = [
  {
    lang: 'en',
    dir: 'ltr',
    heading: 'Made to the millimetre',
    text: 'A frame of 132 mm sits right on a face of 134.',
  },
  { lang: 'ar', dir: 'rtl', heading: 'مصنوعة بالمليمتر', text: 'إطار بعرض 132 مم يناسب وجهاً بعرض 134 مم.' },
] as const;

/** Every type size in both scripts, each with the values that the browser computes at this width. */
export function TypeScale() {
  const [root, computed] = useComputed<HTMLUListElement, string>(typeOf);
  return (
    <ul ref={root} className="grid gap-8">
      {SIZES.map(({ name, value }) => (
        <li
          key={name}
          className="grid gap-x-10 gap-y-3 border-t border-line pt-4 desk:grid-cols-[11rem_1fr_1fr]"
        >
          <p className="text-14">
            <b dir="ltr">text-{name}</b>
            <code dir="ltr" className="block w-fit text-12 text-ink-soft">
              {value}
            </code>
          </p>
          {SCRIPTS.map(({ lang, dir, heading, text }) => (
            <div
              key={lang}
              lang={lang}
              dir={dir}
              className="min-w-0 font-text"
              style={lang === 'en' ? LATIN : undefined}
            >
              <p
                data-token={`${name} ${lang}`}
                className={Number(name) >= DISPLAY_FROM ? 'display' : undefined}
                style={{
                  fontSize: value,
                  lineHeight: declared(`text-${name}--line-height`),
                  letterSpacing: declared(`text-${name}--letter-spacing`),
                }}
              >
                {Number(name) >= DISPLAY_FROM ? heading : text}
              </p>
              <p className="mt-1 text-12 text-ink-soft">
                <Num>{computed[`${name} ${lang}`]}</Num>
              </p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

function declared(token: string): string | undefined {
  return new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1];
}

function typeOf(element: HTMLElement): string {
  const { fontSize, lineHeight, fontWeight, letterSpacing } = getComputedStyle(element);
  const size = parseFloat(fontSize);
  const tracking = parseFloat(letterSpacing) || 0;
  return [
    `${size.toFixed(1).replace('.0', '')} px`,
    `× ${(parseFloat(lineHeight) / size).toFixed(2)}`,
    fontWeight,
    `${(tracking / size).toFixed(3)} em`,
  ].join(' · ');
}
