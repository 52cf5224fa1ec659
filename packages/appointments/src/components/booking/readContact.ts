import { isEmail, isMobileNumber, type CountryCode } from '@lunette/country-config';
import type { ContactFaults } from './ContactFields.tsx';

/** The value of a form's field, without surrounding spaces; empty if there is no such field. */
export function formValue(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

/** Reads the entered contact data from the form, and names its faulty fields. */
export function readContact(form: FormData, country: CountryCode) {
  const contact = {
    name: formValue(form, 'name'),
    phone: formValue(form, 'phone'),
    email: formValue(form, 'email'),
  };
  const faulty: (keyof ContactFaults & ('name' | 'phone' | 'email'))[] = [];
  if (contact.name === '') faulty.push('name');
  if (!isMobileNumber(contact.phone, country)) faulty.push('phone');
  if (contact.email !== '' && !isEmail(contact.email)) faulty.push('email');
  return { contact, faulty };
}
