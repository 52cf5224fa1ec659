import { paths } from '@lunette/api-client';
import { IconButton, Logo, OfflineNotice, SkipLink, Toaster, TopBar, Wrap } from '@lunette/ui-kit';
import { ArrowLeft, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { useText } from '../text.ts';
import { PageError } from './PageError.tsx';
import { useShell } from './useShell.ts';

/** The checkout's own quiet shell: no bars, no footer (SHELL-01), a way back and a number to call. */
export default function QuietLayout() {
  return (
    <Quiet>
      <main id="content" tabIndex={-1}>
        <Wrap className="py-5">
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
      <TopBar
        back={
          <IconButton as={Link} to={paths.cart()} label={t('shell.back-to-bag')}>
            <ArrowLeft aria-hidden className="turns" />
          </IconButton>
        }
        actions={
          phone && (
            <IconButton as="a" href={`tel:${phone.replace(/\s/g, '')}`} label={t('shell.call', { phone })}>
              <Phone aria-hidden />
            </IconButton>
          )
        }
      >
        <Link to={paths.home()} aria-label="Lunette" className="inline-block">
          <Logo />
        </Link>
      </TopBar>
      {children}
    </Toaster>
  );
}
