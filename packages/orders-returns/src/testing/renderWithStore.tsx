import type { AppStore } from '@lunette/api-client';
import { testGateway, TestStore, type TestGateway } from '@lunette/api-client/testing';
import power from '@lunette/prescription/locales/en.json';
import entry from '@lunette/prescription/locales/entry/en.json';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts, type TestTextsProps } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { orderContract } from '../contract/order.ts';
import { refundContract } from '../contract/refund.ts';
import { returnContract } from '../contract/return/return.ts';
import orders from '../locales/en.json';
import exchange from '../locales/exchange/en.json';
import unreadPrescriptions from '../locales/unreadPrescriptions/en.json';
import returns from '../locales/returns/en.json';
import { aDeliveredItem, anOrder, anOrderItem, cancelReasonsOf } from './fixtures/index.ts';
import { refundsOf } from './refunds.ts';
import { aReturn, eligibilitiesOf, previewOf, refundChoicesOf, returnModesOf } from './returns.ts';

type State = ReturnType<AppStore['getState']>;

/** An order with every action still possible. */
export const OPEN_ORDER = anOrder([anOrderItem(), aDeliveredItem()], {
  cancellableUntil: '2036-11-15T08:50:00Z',
  cashConfirmation: { open: true, at: null },
  hasRefunds: true,
});

/** A test gateway with that order. */
export function openOrderGateway(): TestGateway {
  return testGateway()
    .on(orderContract.getOrder, () => ({ orders: [OPEN_ORDER] }))
    .on(orderContract.getCancelReasons, () => cancelReasonsOf())
    .on(refundContract.getRefundDetails, () => refundsOf());
}

/** A test gateway with that order, whose sunglasses can be returned. */
export function returnGateway(): TestGateway {
  return openOrderGateway()
    .on(returnContract.getEligibility, () => ({ items: eligibilitiesOf() }))
    .on(returnContract.previewReturn, () => previewOf())
    .on(returnContract.getReturnModes, () => ({ modes: returnModesOf() }))
    .on(returnContract.getRefundMethods, () => ({ methods: refundChoicesOf() }))
    .on(returnContract.getReturnDetails, () => ({ returns: [aReturn()] }))
    .on(returnContract.getReturnLabel, () => ({
      groupId: '40218077',
      status: 'ready' as const,
      code: 'R40218077',
      address: 'Pune',
      qr: { size: 1, path: 'M0 0h1v1h-1z' },
    }));
}

/** Renders a screen with a new store; `read` returns a value of the store. */
export function renderWithStore(
  page: ReactNode,
  gateway: TestGateway,
  { country }: Pick<TestTextsProps, 'country'> = {},
) {
  const store = gateway.store();
  render(
    <MemoryRouter>
      <TestTexts
        country={country}
        messages={{ ...orders, ...returns, ...exchange, ...unreadPrescriptions, ...power, ...entry }}
      >
        <TestStore store={store}>
          <Toaster>{page}</Toaster>
        </TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return { read: <T,>(select: (state: State) => T): T => select(store.getState()) };
}

/** An answer that waits until `letGo` is called, so that a test can check what is shown before. */
export function heldAnswer() {
  let letGo = () => {};
  const hold = () =>
    new Promise<void>((resolve) => {
      letGo = resolve;
    });
  let answer = hold();
  return {
    wait: () => answer,
    letGo: () => {
      letGo();
      answer = hold();
    },
  };
}
