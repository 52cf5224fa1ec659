import { isEmail, isMobileNumber, type CountryCode } from '@lunette/country-config';
import type { VisitorFaults } from './VisitorFields.tsx';

/** A field of a form as it was typed, without the spaces around it. */
export function typed(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

/** Who was typed, and which fields are faulty, by the kind of fault. */
export function readVisitor(form: FormData, country: CountryCode) {
  const visitor = { name: typed(form, 'name'), phone: typed(form, 'phone'), email: typed(form, 'email') };
  const faulty: (keyof VisitorFaults & ('name' | 'phone' | 'email'))[] = [];
  if (visitor.name === '') faulty.push('name');
  if (!isMobileNumber(visitor.phone, country)) faulty.push('phone');
  if (visitor.email !== '' && !isEmail(visitor.email)) faulty.push('email');
  return { visitor, faulty };
}
