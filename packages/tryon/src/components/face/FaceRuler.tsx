import { className, Num } from '@lunette/ui-kit';

const FROM = 114;
const TO = 158;
const MARKS = Array.from({ length: TO - FROM + 1 }, (_, at) => FROM + at);

/** A ruler of face widths with a marker on it. A number line is not mirrored in Arabic. */
export function FaceRuler({ faceWidth }: { faceWidth: number }) {
  const place = (Math.min(TO, Math.max(FROM, faceWidth)) - FROM) / (TO - FROM);
  return (
    <div className="relative px-2 pt-12" dir="ltr" aria-hidden="true">
      <div className="relative">
        <b
          className="absolute -top-11 h-11 border-s-2 border-accent ps-2 text-14 text-accent"
          style={{ left: `${place * 100}%` }}
        >
          <Num>{Math.round(faceWidth)}</Num>
        </b>
        <div className="flex items-start justify-between border-t border-ink">
          {MARKS.map((mark) => (
            <i
              key={mark}
              className={className('w-px', mark % 5 === 0 ? 'h-4 bg-ink' : 'h-2 bg-line-strong')}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
