import { Num } from '@lunette/ui-kit';
import type { EyePower } from '../contract.ts';
import { usePowerText } from '../text.ts';
import { isProvided } from '../rules/placeholder.ts';
import type { Eye } from '../rules/finding.ts';
import { EYES } from './entry/powerDraft.ts';
import { showPower } from '../rules/powerText.ts';

/** A power on one line, as opticians say it: `Right −2.25 −0.75 × 90, left +0.25`. */
export function PowerInWords({ eyes }: { eyes: Record<Eye, EyePower> }) {
  const t = usePowerText();
  const told = EYES.filter((eye) => isProvided(eyes[eye].sph));
  return told.map((eye, index) => (
    <span key={eye}>
      {index > 0 && ' · '}
      {t(`power.side.${eye}`)} <Num>{inNotation(eyes[eye])}</Num>
    </span>
  ));
}

/** One eye in the notation of a prescription paper: sphere, cylinder × axis, addition. */
export function inNotation({ sph, cyl, axis, ap }: EyePower): string {
  return [
    isProvided(sph) && showPower(sph),
    isProvided(cyl) && Number(cyl) !== 0 && `${showPower(cyl)} × ${isProvided(axis) ? axis : '–'}`,
    isProvided(ap) && `ADD ${showPower(ap)}`,
  ]
    .filter(Boolean)
    .join(' ');
}
