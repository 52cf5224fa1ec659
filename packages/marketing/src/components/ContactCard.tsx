import { ArrowLink, LinkText, Num } from '@lunette/ui-kit';
import { Clock, Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { SupportContact } from '../contract/marketing.ts';
import { useText } from '../text.ts';

/** Props of `ContactCard`. */
export interface ContactCardProps {
  contact: SupportContact;
}

/** Phone, e-mail and opening hours of the shop in this country. */
export function ContactCard({ contact: { phone, email, hours } }: ContactCardProps) {
  const t = useText();
  return (
    <section
      aria-label={t('marketing.contact')}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line bg-surface p-4 tablet:p-6"
    >
      <p className="flex items-center gap-3">
        <Phone aria-hidden size={18} className="shrink-0 text-accent" />
        <LinkText
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          aria-label={t('marketing.call', { phone })}
          className="min-w-0"
        >
          <Num className="whitespace-normal">{phone}</Num>
        </LinkText>
      </p>
      <p className="flex items-center gap-3">
        <Mail aria-hidden size={18} className="shrink-0 text-accent" />
        <LinkText href={`mailto:${email}`} className="min-w-0 wrap-anywhere">
          <bdi dir="ltr">{email}</bdi>
        </LinkText>
      </p>
      <p className="flex items-center gap-3 text-ink-soft">
        <Clock aria-hidden size={18} className="shrink-0 text-accent" />
        {hours}
      </p>
      <ArrowLink as={Link} to="/lead-gen/user-detail">
        {t('marketing.call-back-link')}
      </ArrowLink>
    </section>
  );
}
