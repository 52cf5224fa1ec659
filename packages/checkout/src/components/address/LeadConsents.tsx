import { Checkbox } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import type { ContactLeads } from './useContactLeads.ts';

interface LeadConsentsProps {
  leads: ContactLeads;
}

/** Optional consents beside the contact: a reminder of the bag, and a call about a home visit. */
export function LeadConsents({ leads: { abandoned, hto } }: LeadConsentsProps) {
  const t = useText();
  const consents = [
    { lead: abandoned, text: t('checkout.lead-bag'), note: t('checkout.lead-bag-note') },
    { lead: hto, text: t('checkout.lead-hto'), note: t('checkout.lead-hto-note') },
  ];
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {consents.map(
        ({ lead, text, note }) =>
          lead &&
          !lead.isOver && (
            <Checkbox
              key={text}
              checked={lead.isGiven}
              onChange={({ target }) => lead.change(target.checked)}
            >
              {text}
              <span className="block text-14 text-ink-soft">{note}</span>
            </Checkbox>
          ),
      )}
    </div>
  );
}
