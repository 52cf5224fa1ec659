import { tabStorage } from './tab.ts';

const kept = tabStorage<Contact>('contact');

/** How the shop can reach whoever is here. */
export interface Contact {
  email?: string | null;
  phone?: string | null;
}

/** Keeps it for the visit (null: forgets it), so that calls of the cart and of campaigns can name it. */
export function keepContact(contact: Contact | null): void {
  kept.write(contact);
}

/** What was kept; empty where storage is refused, and on a server. */
export function storedContact(): Contact {
  return kept.read() ?? {};
}

/** E-mail and phone as headers of a call of the cart or of a campaign (API-02); no other call names them. */
export function contactHeaders(url: string, { email, phone }: Contact): Record<string, string> {
  if (!/^\/v2\/carts\b|\/campaign\b/.test(url)) return {};
  return {
    ...(email && { 'x-customer-email': encodeURIComponent(email) }),
    ...(phone && { 'x-customer-phone': encodeURIComponent(phone) }),
  };
}
