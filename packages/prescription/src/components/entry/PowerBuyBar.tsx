import { Button, FieldMessage, ThumbBar } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Prescription } from '../../contract/prescription.ts';
import { boxesOf } from '../../rules/prescription.ts';
import { useEntryText } from '../../text.ts';
import { unshownWarning, MISSING_CODES } from './findings/shownFindings.ts';
import { PowerFindingText } from './findings/PowerFindingText.tsx';
import type { PowerAction } from './powerAction.ts';
import type { PowerVerdict } from './findings/usePowerVerdict.ts';

interface PowerBuyBarProps {
  /** Null unless the power is typed, as there is nothing to check. */
  verdict: PowerVerdict | null;
  /** The number of values that still have to be typed. */
  missingValues: number;
  /** What is missing although there is nothing to check, as text. */
  missing: string | null;
  prescription: Prescription;
  action: PowerAction;
  /** Whether the page has another button, which is at the bottom of a phone. */
  isPart: boolean;
  /** The buttons for the other ways to give the power. */
  otherWays: ReactNode;
}

/** The footer of the power entry: what is still missing, and the button that buys once nothing is. */
export function PowerBuyBar(props: PowerBuyBarProps) {
  const { verdict, missingValues, missing, prescription, action, isPart, otherWays } = props;
  const t = useEntryText();
  const label = action.label(prescription);
  const Bar = isPart ? 'div' : ThumbBar;
  const noBoxes = !verdict && boxesOf(prescription) === 0;
  const state = noBoxes || missing ? 'incomplete' : (verdict?.state ?? 'valid');
  const button = () => {
    if (state === 'valid' && action.retry)
      return (
        <Button kind="second" size="l" full onClick={action.retry.run}>
          {action.retry.label}
        </Button>
      );
    if (state === 'valid' && !action.loading) return action.render(prescription, label);
    if (state === 'failed')
      return (
        <Button kind="second" size="l" full onClick={verdict?.retry}>
          {t('power.check-again')}
        </Button>
      );
    if (state === 'checking' || state === 'valid')
      return (
        <Button size="l" full loading>
          {label}
        </Button>
      );
    return (
      <Button size="l" full off={label}>
        {label}
      </Button>
    );
  };
  return (
    <div className="mt-7 flex flex-wrap items-center gap-4 tablet:border-t tablet:border-line tablet:pt-5">
      {otherWays}
      <Bar className="max-tablet:grid max-tablet:w-full max-tablet:gap-2 tablet:static tablet:ms-auto tablet:flex tablet:border-0 tablet:bg-transparent tablet:p-0">
        <div
          aria-live="polite"
          className="text-center text-14 text-ink-soft empty:hidden tablet:max-w-[34ch] tablet:text-end"
        >
          {verdict && <Status verdict={verdict} missingValues={missingValues} />}
          {missing ?? (noBoxes && t('power.no-boxes'))}
        </div>
        <div className="grid tablet:min-w-56">{button()}</div>
      </Bar>
    </div>
  );
}

function Status({ verdict, missingValues }: { verdict: PowerVerdict; missingValues: number }) {
  const t = useEntryText();
  const faults = verdict.eyes.flatMap(({ eye, fields }) =>
    fields
      .filter(({ severity }) => severity === 'error')
      .map((finding) => ({ eye, finding, key: finding.key, missing: MISSING_CODES.has(finding.code) })),
  );
  const missing = faults.filter((fault) => fault.missing);
  const [first] = missing.length === faults.length ? missing : faults.filter((fault) => !fault.missing);
  if (verdict.state === 'failed') return <FieldMessage tone="bad">{t('power.failed')}</FieldMessage>;
  if (verdict.state === 'refused') return t('power.refused');
  const again = unshownWarning(verdict.eyes);
  if (!first && again)
    return (
      <FieldMessage tone="warn">
        <PowerFindingText {...again} />
      </FieldMessage>
    );
  if (!first) return null;
  if (first.finding.code === 'boxes_without_power')
    return <PowerFindingText eye={first.eye} finding={first.finding} />;
  const place = { eye: t(`power.this-eye.${first.eye}`), value: t(`power.row.${first.key}`) };
  return first.missing ? t('power.missing', { count: missingValues, ...place }) : t('power.look-at', place);
}
