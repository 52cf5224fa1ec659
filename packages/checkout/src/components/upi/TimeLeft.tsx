import { formatDeviceTime } from '@lunette/country-config';
import { DimensionLine, Num, useLocale } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import { bold } from './bold.tsx';

interface TimeLeftProps {
  /** The moments (ISO 8601) at which the request began and ends. */
  from: string;
  until: string;
  /** The server's time in milliseconds. */
  now: number;
  /** The surface behind it, for the colour of its background. */
  ground?: 'page' | 'dialog';
}

/** The remaining time of a request as text and as a line of proportional length, between its start and end times. */
export function TimeLeft({ from, until, now, ground = 'page' }: TimeLeftProps) {
  const t = useText();
  const { language, country } = useLocale();
  const whole = Date.parse(until) - Date.parse(from);
  const left = Math.min(whole, Math.max(0, Date.parse(until) - now));
  const seconds = Math.ceil(left / 1000);
  const figure = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className="max-w-[520px]">
      <div role="timer" className="relative flex py-0.5">
        <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <DimensionLine
          className="relative min-w-fit gap-0 text-18 text-ink"
          style={{ inlineSize: `${whole > 0 ? (left / whole) * 100 : 0}%` }}
        >
          <span className={`px-3 ${ground === 'page' ? 'bg-canvas' : 'bg-surface'}`}>
            {t.rich('checkout.upi-left', { time: <Num>{figure}</Num>, b: bold })}
          </span>
        </DimensionLine>
      </div>
      <p className="mt-1 flex justify-between text-12 text-ink-soft">
        <Num>{formatDeviceTime(from, language, country)}</Num>
        <Num>{formatDeviceTime(until, language, country)}</Num>
      </p>
    </div>
  );
}
