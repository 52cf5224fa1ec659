import { SignInOutlet } from '@lunette/session';
import { lazyDialog, OfflineNotice, SkipLink } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { ExchangeNoticeLoader } from '../exchange/ExchangeNoticeLoader.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const SignIn = lazyDialog(async () => (await import('../account/SignIn.tsx')).SignIn);

/** The layout without menus and footer (SHELL-01): a header with a link back, and the page. */
export function MinimalShell({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <OfflineNotice />
      {header}
      <ExchangeNoticeLoader />
      {children}
      <SignInOutlet popup={SignIn} />
      <LoadingOverlay />
    </>
  );
}
