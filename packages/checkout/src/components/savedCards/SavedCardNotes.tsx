import { LinkText } from '@lunette/ui-kit';
import { Lock, Plus, RefreshCw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

interface SavedCardNotesProps {
  /** Why no further card can be saved. */
  full: string | null | undefined;
}

/** How a card is saved and renewed, and who stores it. */
export function SavedCardNotes({ full }: SavedCardNotesProps) {
  const t = useText();
  return (
    <ul>
      <Note icon={Plus} title={t('checkout.saved-add')}>
        {full ?? t('checkout.saved-add-text')}
      </Note>
      <Note icon={RefreshCw} title={t('checkout.saved-new')}>
        {t('checkout.saved-new-text')}
      </Note>
      <Note icon={Lock} title={t('checkout.saved-private')}>
        {t.rich('checkout.saved-private-text', {
          export: (
            <LinkText as={Link} to="/customer/account/privacy/">
              {t('checkout.saved-export')}
            </LinkText>
          ),
        })}
      </Note>
    </ul>
  );
}

function Note({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 border-b border-line py-4 last:border-b-0">
      <Icon aria-hidden className="mt-0.5 size-5 flex-none" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-14 text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
