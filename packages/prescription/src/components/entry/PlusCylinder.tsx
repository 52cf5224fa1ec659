import { FieldMessage, Num } from '@lunette/ui-kit';
import type { EyePower } from '../../contract/prescription.ts';
import { useEntryText } from '../../text.ts';
import { transpose } from '../../rules/power/cylinder.ts';
import { readPower } from '../../rules/power/power.ts';
import { inNotation } from '../PowerInWords.tsx';
import { writeValue } from '../../rules/power/powerText.ts';

/** Explains the notation of clinics that write plus cylinders; both describe the same lens. */
export function PlusCylinder({ values }: { values: EyePower }) {
  const t = useEntryText();
  const [sph, cyl, axis] = [values.sph, values.cyl, values.axis].map((text) => readPower(text ?? ''));
  if (sph == null || !cyl || cyl < 0 || axis == null || axis < 0 || axis > 180) return null;
  const minus = transpose({ sph, cyl, axis });
  const text = inNotation({
    sph: writeValue(minus.sph, 'dioptre'),
    cyl: writeValue(minus.cyl, 'dioptre'),
    axis: String(minus.axis ?? ''),
  });
  return (
    <div className="col-span-full max-w-[62ch] tablet:col-start-2">
      <FieldMessage>{t.rich('power.plus-cylinder', { power: <Num key="power">{text}</Num> })}</FieldMessage>
    </div>
  );
}
