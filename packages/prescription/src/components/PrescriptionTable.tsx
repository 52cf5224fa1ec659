import { className, Num } from '@lunette/ui-kit';
import {
  powerRows,
  powerSection,
  type ShownPrescription,
  type ShownRow,
} from '../rules/power/powerSection.ts';
import { showPower } from '../rules/power/powerText.ts';
import { usePowerText } from '../text.ts';
import { SIGNS } from './entry/table/powerColumns.ts';
import { EYES } from '../rules/finding.ts';
import { powerSourceText } from './powerSourceText.ts';
import { SentPictures } from './SentPictures.tsx';
import { usePowerOwner } from './usePowerOwner.ts';

interface PrescriptionTableProps {
  prescription: ShownPrescription | null;
  /** Whether to show the name of its owner above it. */
  showOwner?: boolean;
}

/** The label of an eye on a written prescription, the same in every language. */
const EYE_SIGN = { right: 'R', left: 'L' } as const;

/**
 * A prescription as it is written: one row for each eye, left to right in every language, under the name of its owner
 * (RX-01). Without values it says that its picture was sent, or that the store will ask for the power (RX-03).
 */
export function PrescriptionTable({ prescription, showOwner = true }: PrescriptionTableProps) {
  const t = usePowerText();
  const owner = usePowerOwner(prescription);
  const section = powerSection(prescription);
  return (
    <div className="grid min-w-0 gap-1.5 text-14">
      {showOwner && (
        <p className="font-semibold first-letter:uppercase">
          <bdi>{owner}</bdi>
        </p>
      )}
      {section === 'POWER_GRID' && prescription ? (
        bandsOf(powerRows(prescription)).map((rows) => <Grid key={rows[0]?.key} rows={rows} owner={owner} />)
      ) : (
        <p className="text-ink-soft">{t(powerSourceText(prescription))}</p>
      )}
      <SentPictures prescription={prescription} />
    </div>
  );
}

function Grid({ rows, owner }: { rows: readonly ShownRow[]; owner: string }) {
  const t = usePowerText();
  return (
    <table
      dir="ltr"
      aria-label={owner}
      className="num w-fit max-w-full border-collapse text-12 tablet:text-14"
    >
      <thead>
        <tr className="text-ink-soft">
          <td />
          {rows.map((row) => (
            <th
              key={row.key}
              scope="col"
              className="px-1 py-0.5 text-end font-medium first-letter:uppercase tablet:px-2.5"
            >
              <Heading row={row} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {EYES.map((eye) => (
          <tr key={eye}>
            <th scope="row" className="py-0.5 pe-1 text-start font-medium text-ink-soft tablet:pe-2.5">
              <abbr title={t(`power.side.${eye}`)} className="no-underline">
                {EYE_SIGN[eye]}
              </abbr>
            </th>
            {rows.map((row) => (
              <td
                key={row.key}
                className={className(
                  'px-1 py-0.5 text-end tablet:px-2.5',
                  row.key === 'colour' && 'break-words whitespace-normal',
                )}
              >
                <bdi>{showPower(row[eye])}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading({ row: { key, label } }: { row: ShownRow }) {
  const t = usePowerText();
  if (!SIGNS[key]) return t(`power.row.${key}`);
  return (
    <abbr title={label ?? t(`power.row.${key}`)} className="no-underline">
      <Num>{SIGNS[key]}</Num>
    </abbr>
  );
}

const OF_THE_EYE = new Set<string>(['sph', 'cyl', 'axis', 'ap', 'pd']);
/** The number of columns that fit a phone of 320 px. */
const MOST_COLUMNS = 5;

/** Columns that do not fit a narrow phone are shown in a second grid: the power of the eye first, then the lens data. */
function bandsOf(rows: readonly ShownRow[]): ShownRow[][] {
  if (rows.length <= MOST_COLUMNS) return [[...rows]];
  return [rows.filter(({ key }) => OF_THE_EYE.has(key)), rows.filter(({ key }) => !OF_THE_EYE.has(key))];
}
