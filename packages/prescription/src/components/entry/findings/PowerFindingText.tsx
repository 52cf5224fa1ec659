import { Num } from '@lunette/ui-kit';
import type { Eye, PowerFinding } from '../../../rules/finding.ts';
import { useEntryText } from '../../../text.ts';
import { showPower } from '../../../rules/power/powerText.ts';

/** The text of a finding: which eye, what is wrong, and where to find it on the prescription. */
export function PowerFindingText({ eye, finding }: { eye: Eye; finding: PowerFinding }) {
  const t = useEntryText();
  const { code, key, params } = finding;
  const figures = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, <Num key={name}>{showPower(String(value))}</Num>]),
  );
  const words = { ...figures, key, eye: t(`power.eye.${eye}`), value: t(`power.row.${key}`) };
  return (
    <>
      <b className="font-semibold">{t.rich(`power.fault.${code}`, words)}</b>{' '}
      {t.rich(`power.advice.${code}`, words)}
    </>
  );
}
