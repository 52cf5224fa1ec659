import type { Prescription } from '@lunette/prescription/contract';
import { powerRows } from '@lunette/prescription/rules';
import { Num } from '@lunette/ui-kit';
import { useText } from '../text.ts';

interface PowerTableProps {
  prescription: Prescription;
  /** Whose lenses these are, for a reader who hears the table. */
  name: string;
}

/** The powers of both eyes as on the paper: a row an eye, left-to-right in every language. */
export function PowerTable({ prescription, name }: PowerTableProps) {
  const t = useText();
  const rows = powerRows(prescription);
  const eyes = ['right', 'left'] as const;
  return (
    <table dir="ltr" className="num text-12">
      <caption className="sr-only">{t('cart.power-table', { name })}</caption>
      <thead className="text-ink-soft uppercase">
        <tr>
          <td />
          {rows.map(({ key, label }) => (
            <th key={key} scope="col" className="px-1 py-0.5 text-end font-medium tablet:px-2.5">
              {label ?? t(`cart.power-row-${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {eyes.map((eye) => (
          <tr key={eye}>
            <th scope="row" className="px-1 py-0.5 text-end font-medium text-ink-soft tablet:px-2.5">
              <abbr title={t(`cart.eye-${eye}`)} className="no-underline">
                {t(`cart.eye-${eye}-short`)}
              </abbr>
            </th>
            {rows.map((row) => (
              <td key={row.key} className="px-1 py-0.5 text-end tablet:px-2.5">
                <Num>{row[eye].replace(/^-/, '−')}</Num>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
