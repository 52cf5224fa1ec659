import { Refusal } from '@lunette/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { renderWithSession } from './renderWithSession.tsx';
import type { SignInTab } from '../signInState.ts';
import { signInOpened } from '../slice.ts';
import { ANANYA, signInGateway } from './signInGateway.ts';
import { SignInPopup } from '../components/popup/SignInPopup.tsx';

interface Opening {
  tab?: SignInTab;
  returnTo?: string;
  path?: string;
  language?: 'en' | 'ar';
}

/** Opens the popup on a page of a store. */
export async function openPopup(gateway = signInGateway(), { tab, returnTo, ...visit }: Opening = {}) {
  const view = renderWithSession(<SignInPopup />, gateway, visit);
  act(() => void view.store.dispatch(signInOpened({ ...(tab && { tab }), ...(returnTo && { returnTo }) })));
  await screen.findByRole('dialog');
  const sent = (path: string) => gateway.received.filter((call) => call.path === path);
  return { ...view, gateway, sent };
}

/** The field with a label. */
export const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
/** Presses a button. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
/** Waits until no dialog is open. */
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Enters an identity. */
export const say = async (who: string) => userEvent.type(await field('E-mail or mobile number'), who);

/** Goes on to the password of Ananya. */
export async function goToPassword(gateway = signInGateway(), opening: Opening = {}) {
  const view = await openPopup(gateway, opening);
  await say(ANANYA.email);
  await press('Continue');
  await field('Password');
  return view;
}

/** Goes on to the code of a number. */
export async function goToCode(gateway = signInGateway(), opening: Opening = {}, number = '98220 41377') {
  const view = await openPopup(gateway, opening);
  await say(number);
  await press('Send a code');
  await field('Code of 6 digits');
  return view;
}

/** Makes a handler that refuses its call. */
export const refusing =
  (code: string, detail: string, status = 422) =>
  () => {
    throw new Refusal(status, code, detail);
  };

/** An answer that waits until the test lets it go. */
export function heldAnswer() {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { wait, letGo };
}

/** Waits until an answer that has arrived would be shown. */
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
