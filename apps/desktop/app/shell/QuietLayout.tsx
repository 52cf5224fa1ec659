import { SignInDoor } from '@lunette/session';
import { LoadingOverlay, PageAnnouncer } from '@lunette/shell';
import { lateDialog, OfflineNotice, SkipLink, Toaster, Wrap } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PageError } from './PageError.tsx';
import { QuietBar } from './QuietBar.tsx';

const SignIn = lateDialog(async () => (await import('./SignIn.tsx')).SignIn);

/** The checkout's own quiet shell: no menus, no footer (SHELL-01), a way back and a number to call. */
export default function QuietLayout() {
  return (
    <Quiet>
      <main id="content" tabIndex={-1} className="outline-none">
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
  return (
    <Toaster>
      <SkipLink />
      <OfflineNotice />
      <QuietBar />
      {children}
      <SignInDoor popup={SignIn} />
      <PageAnnouncer />
      <LoadingOverlay />
    </Toaster>
  );
}
