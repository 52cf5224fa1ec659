import { isEmail, isMobileNumber, type CountryCode } from '@lunette/country-config';
import type { VisitorFaults } from './VisitorFields.tsx';

/** The value of a form's field, without surrounding spaces; empty if there is no such field. */
export function formValue(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

/** Reads the entered visitor from the form, and names its faulty fields. */
export function readVisitor(form: FormData, country: CountryCode) {
  const visitor = {
    name: formValue(form, 'name'),
    phone: formValue(form, 'phone'),
    email: formValue(form, 'email'),
  };
  const faulty: (keyof VisitorFaults & ('name' | 'phone' | 'email'))[] = [];
  if (visitor.name === '') faulty.push('name');
  if (!isMobileNumber(visitor.phone, country)) faulty.push('phone');
  if (visitor.email !== '' && !isEmail(visitor.email)) faulty.push('email');
  return { visitor, faulty };
}
