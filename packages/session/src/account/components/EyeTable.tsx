import { Num } from '@lunette/ui-kit';
import type { SavedPrescription } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** The powers in the order of the paper. */
const ROWS = ['sph', 'cyl', 'axis', 'ap', 'add', 'pd', 'bc', 'dia', 'boxes'] as const;
const EYES = ['right', 'left'] as const;

interface EyeTableProps {
  prescription: Pick<SavedPrescription, 'left' | 'right'>;
  /** Whose lenses these are, for a reader who hears the table. */
  name: string;
}

/** The powers of both eyes as on the paper: the right eye first, each figure left-to-right in every language. */
export function EyeTable({ prescription, name }: EyeTableProps) {
  const t = useText();
  const { left, right } = prescription;
  const rows = ROWS.filter((key) => left?.[key] || right?.[key]);
  if (rows.length === 0) return <p className="text-14 text-ink-soft">{t('account.power-later')}</p>;
  return (
    <table className="w-full max-w-110 text-14">
      <caption className="sr-only">{t('account.power-of', { name })}</caption>
      <thead>
        <tr className="text-ink-soft">
          <td />
          {EYES.map((eye) => (
            <th key={eye} scope="col" className="py-1 text-end font-medium">
              {t(`account.eye-${eye}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((key) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-medium text-ink-soft">
              {t(`account.power-${key}`)}
            </th>
            {EYES.map((eye) => (
              <td key={eye} className="py-2 text-end text-16">
                <Num>{prescription[eye]?.[key]?.replace(/^-/, '−') || '–'}</Num>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
