import { className } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

const FROM = 124;
const TO = 154;
const YOU = 134;
const MARKS = Array.from({ length: TO - FROM + 1 }, (_, at) => FROM + at);
/** The limits of the sizes in millimetres, the same as in the size tags of the goods. */
const SIZES = [
  { id: 'catalog.narrow', from: FROM, to: 132 },
  { id: 'catalog.medium', from: 132, to: 140 },
  { id: 'catalog.wide', from: 140, to: TO },
] as const;

/** A ruler of face widths with a mark for one face. As a number line, it is not mirrored in Arabic. */
export function SizeRuler() {
  const t = useText();
  return (
    <div className="relative pt-16 max-tablet:pb-3" dir="ltr" aria-hidden="true">
      <div
        className="absolute top-0 h-[66px] border-s-2 border-accent ps-2 text-14 leading-[1.2] text-accent"
        style={{ insetInlineStart: `${((YOU - FROM) / (TO - FROM)) * 100}%` }}
      >
        <b className="num">{t('catalog.millimetres', { mm: YOU })}</b>
        <span className="block text-12">{t('catalog.you')}</span>
      </div>
      <div className="flex items-start justify-between border-t border-ink">
        {MARKS.map((mark) => (
          <i
            key={mark}
            className={className('w-px', (mark - FROM) % 5 === 0 ? 'h-4 bg-ink' : 'h-2 bg-line-strong')}
          />
        ))}
      </div>
      <div className="num -mx-[9px] mt-1 flex justify-between text-[11px] text-ink-soft">
        {MARKS.filter((mark) => (mark - FROM) % 5 === 0).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <div className="mt-3.5 flex gap-[3px] text-center text-12">
        {SIZES.map(({ id, from, to }) => (
          <span
            key={id}
            style={{ flexGrow: to - from }}
            className={className(
              'basis-0 rounded-tag py-1.5',
              YOU >= from && YOU < to
                ? 'bg-accent-soft font-semibold text-accent-strong'
                : 'bg-sunk text-ink-soft',
            )}
          >
            {t(id)}
          </span>
        ))}
      </div>
    </div>
  );
}
