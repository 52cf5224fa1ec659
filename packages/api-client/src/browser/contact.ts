import { tabStorage } from './tab.ts';

const kept = tabStorage<Contact>('contact');

/** The visitor's e-mail address and phone, with which the shop can contact them. */
export interface Contact {
  email?: string | null;
  phone?: string | null;
}

/** Stores the contact for the visit (null removes it), so that calls of the cart and of campaigns can send it. */
export function storeContact(contact: Contact | null): void {
  kept.write(contact);
}

/** The stored contact; empty if storage is refused, and on a server. */
export function storedContact(): Contact {
  return kept.read() ?? {};
}

/** E-mail and phone as headers of a call of the cart or of a campaign (API-02); no other call sends them. */
export function contactHeaders(url: string, { email, phone }: Contact): Record<string, string> {
  if (!/^\/v2\/carts\b|\/campaign\b/.test(url)) return {};
  return {
    ...(email && { 'x-customer-email': encodeURIComponent(email) }),
    ...(phone && { 'x-customer-phone': encodeURIComponent(phone) }),
  };
}
