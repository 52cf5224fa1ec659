import { SelectField } from '@lunette/ui-kit';
import type { ComponentProps } from 'react';
import { useText } from '../../text.ts';

/** The optional choice of a gender. */
export function GenderField(select: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const t = useText();
  return (
    <SelectField label={t('session.gender')} optional {...select}>
      <option value="">{t('session.gender-unsaid')}</option>
      <option value="female">{t('session.gender-female')}</option>
      <option value="male">{t('session.gender-male')}</option>
      <option value="other">{t('session.gender-other')}</option>
    </SelectField>
  );
}
