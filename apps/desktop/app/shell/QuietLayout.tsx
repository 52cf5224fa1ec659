import { paths } from '@lunette/api-client';
import { Logo, Num, OfflineNotice, SkipLink, Toaster, Wrap } from '@lunette/ui-kit';
import { Lock, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { useText } from '../text.ts';
import { PageError } from './PageError.tsx';
import { useShell } from './useShell.ts';

/** The checkout's own quiet shell: no menus, no footer (SHELL-01), a way back and a number to call. */
export default function QuietLayout() {
  return (
    <Quiet>
      <main id="content" tabIndex={-1}>
        <Wrap className="py-10">
          <Outlet />
        </Wrap>
      </main>
    </Quiet>
  );
}

export function ErrorBoundary() {
  return (
    <Quiet>
      <PageError />
    </Quiet>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  const t = useText();
  const phone = useShell().configuration.support?.phone;
  return (
    <Toaster>
      <SkipLink />
      <OfflineNotice />
      <header className="border-b border-line">
        <Wrap className="flex min-h-[76px] items-center justify-between gap-4">
          <Link to={paths.home()} aria-label="Lunette">
            <Logo />
          </Link>
          <p className="flex items-center gap-2 text-14 text-ink-soft">
            <Lock aria-hidden size={16} />
            {t('shell.secure')}
          </p>
          {phone && (
            <a
              href={`tel:${phone.replace(/\s/g, '')}`}
              className="flex items-center gap-2 text-14 font-semibold"
              aria-label={t('shell.call', { phone })}
            >
              <Phone aria-hidden size={16} />
              <Num>{phone}</Num>
            </a>
          )}
        </Wrap>
      </header>
      {children}
    </Toaster>
  );
}
