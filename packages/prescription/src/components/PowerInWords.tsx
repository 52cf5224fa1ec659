import type { EyePower } from '../contract/prescription.ts';
import type { Eye } from '../rules/finding.ts';
import { isProvided } from '../rules/placeholder.ts';
import { readPower, shownAxis } from '../rules/power/power.ts';
import { showPower } from '../rules/power/powerText.ts';
import { usePowerText } from '../text.ts';
import { EYES } from '../rules/finding.ts';

/** A power on one line, as opticians say it: `Right −2.25 −0.75 × 90, left +0.25`. */
export function PowerInWords({ eyes }: { eyes: Record<Eye, EyePower> }) {
  const given = EYES.filter((eye) => isProvided(eyes[eye].sph));
  return given.map((eye, index) => (
    <span key={eye}>
      {index > 0 && ' · '}
      <PowerOfEye eye={eye} power={eyes[eye]} />
    </span>
  ));
}

/**
 * The power of one eye as text, with its number of boxes if it has one. It wraps between its values, but not at the dot before
 * the boxes.
 */
export function PowerOfEye({ eye, power }: { eye: Eye; power: EyePower }) {
  const t = usePowerText();
  const boxes = readPower(power.boxes ?? '');
  return (
    <>
      {t(`power.side.${eye}`)}{' '}
      <bdi dir="ltr" className="num whitespace-normal">
        {eyeInWords(power).map((value, index) => (
          <span key={value}>
            {index > 0 && ' '}
            <span className="whitespace-nowrap">{value}</span>
          </span>
        ))}
      </bdi>
      {boxes ? (
        <>
          <span className="whitespace-nowrap"> · </span>
          {t('power.boxes', { count: boxes })}
        </>
      ) : null}
    </>
  );
}

/** One eye in the notation of a written prescription, value by value: sphere, cylinder × axis, addition. */
export function eyeInWords({ sph, cyl, axis, ap }: EyePower): string[] {
  return [
    isProvided(sph) && showPower(sph),
    isProvided(cyl) &&
      readPower(cyl) !== 0 &&
      `${showPower(cyl)} × ${isProvided(axis) ? shownAxis(axis) : '–'}`,
    isProvided(ap) && `ADD ${showPower(ap)}`,
  ].filter((value) => value !== false);
}

/** One eye in the notation of a written prescription, as one text. */
export const inNotation = (power: EyePower): string => eyeInWords(power).join(' ');
