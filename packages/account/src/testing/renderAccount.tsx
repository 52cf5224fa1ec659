import type { TestGateway } from '@lunette/api-client/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loginFlagRead } from '@lunette/session';
import { renderWithAccount } from './renderWithAccount.tsx';
import { accountGateway } from './accountGateway.ts';
import { AccountGate } from '../components/gate/AccountGate.tsx';

const GUEST = <p>The way in</p>;

type Visit = Parameters<typeof renderWithAccount>[2];

/**
 * Renders a page of the account for a test, behind its gate, for a signed-in customer; `sent` returns what the gateway
 * received.
 */
export function renderAccount(page: ReactNode, gateway: TestGateway = accountGateway(), visit: Visit = {}) {
  document.cookie = 'isLogined=1';
  const view = renderWithAccount(<AccountGate guest={GUEST}>{page}</AccountGate>, gateway, visit);
  act(() => {
    view.store.dispatch(loginFlagRead(true));
  });
  const sent = (method: string, path: string) =>
    gateway.received.filter((call) => call.method === method && call.path === path);
  return { ...view, gateway, sent };
}

/** Removes the login flag after a test. */
export function forgetLogin(): void {
  document.cookie = 'isLogined=; Max-Age=0';
}
