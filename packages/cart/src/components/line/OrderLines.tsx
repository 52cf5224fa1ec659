import { GoodsPicture, Price, thumbnail } from '@lunette/ui-kit';
import { usePowerOwner } from '@lunette/prescription';
import { isTestedInStudio, powerOwner, powerSection } from '@lunette/prescription/rules';
import type { CartLine } from '../../contract/index.ts';
import { blockOf } from './blockOf.ts';
import { LineArrival } from './LineArrival.tsx';
import { lineName } from './lineName.ts';
import { useText } from '../../text.ts';

interface OrderLinesProps {
  lines: CartLine[];
  /** Whether goods that have sold out are marked. */
  showOOS: boolean;
}

/** The lines of a cart in short, for the column beside a checkout. */
export function OrderLines({ lines, showOOS }: OrderLinesProps) {
  const t = useText();
  const yourPower = usePowerOwner(null);
  return (
    <ul className="grid gap-4">
      {lines.map((line) => {
        const { prescription } = line;
        const block = showOOS ? blockOf(line) : null;
        const owner = powerOwner(prescription?.userName, '');
        const section = powerSection(prescription);
        const words = [
          ...line.options.filter(({ type }) => type === 'lens_package').map(({ name }) => name),
          ...(isTestedInStudio(prescription) ? [t('cart.tested-in-studio')] : []),
          ...(owner
            ? [t('cart.with-power-of', { person: owner })]
            : section === 'POWER_GRID'
              ? [yourPower]
              : []),
          ...(section === 'POWER_UPLOAD' ? [t('cart.power-as-picture')] : []),
          ...(line.powerType === 'without_power' ? [t('cart.without-power')] : []),
        ];
        return (
          <li key={line.id} className="grid grid-cols-[72px_minmax(0,1fr)] gap-4">
            <GoodsPicture
              src={thumbnail(line.thumbnail)}
              alt=""
              shape="square"
              sizes="72px"
              className="aspect-4/3"
            />
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0 break-words">
                <p className="font-semibold">
                  {lineName(line).model}
                  {line.quantity > 1 && (
                    <span className="num font-normal text-ink-soft"> × {line.quantity}</span>
                  )}
                </p>
                {block && <p className="text-14 text-sale">{t('cart.blocked-label', { ...block })}</p>}
                {words.length > 0 && (
                  <p className="text-14 text-ink-soft first-letter:uppercase">{words.join(' · ')}</p>
                )}
                <LineArrival line={line} among={lines} />
              </div>
              <Price
                amount={{ value: line.amount.total, currencyCode: line.amount.currencyCode }}
                className="font-semibold"
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
