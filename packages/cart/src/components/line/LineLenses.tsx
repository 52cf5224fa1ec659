import type { CartLine } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** The lenses and coatings of a line as text. */
export function LineLenses({ line: { options, powerType } }: { line: CartLine }) {
  const t = useText();
  const words =
    options.length > 0
      ? options.map(({ name }) => name).join(' · ')
      : powerType === 'without_power'
        ? t('cart.without-power')
        : powerType === 'frame_only'
          ? t('cart.without-lenses')
          : null;
  return words && <p className="text-14 text-ink-soft">{words}</p>;
}
