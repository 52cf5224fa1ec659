import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts, type TestTextsProps } from '@lunette/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paperContract } from '../../contract/paper.ts';
import messages from '../../locales/en.json';
import { anOrder, anOrderItem, papersOf } from '../../testing/fixtures/index.ts';
import { OrderPapers } from './OrderPapers.tsx';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PDF = btoa('%PDF-1.7');

function show(
  gateway: ReturnType<typeof testGateway>,
  order = anOrder(),
  country?: TestTextsProps['country'],
) {
  render(
    <TestTexts country={country} messages={messages}>
      <TestStore store={gateway.store()}>
        <Toaster>
          <OrderPapers order={order} />
        </Toaster>
      </TestStore>
    </TestTexts>,
  );
  return gateway;
}
const withPapers = () => testGateway().on(paperContract.getPapers, () => papersOf());

test('a press on an invoice saves it; an item that was not sent yet has no invoice', async () => {
  show(
    withPapers().on(paperContract.getPaper, ({ params }) => ({
      fileName: `${params.paperId}.pdf`,
      pdf: PDF,
    })),
  );
  await userEvent.click(await screen.findByRole('button', { name: /Download.*Tax invoice.*048213/ }));
  await vi.waitFor(() => expect(saved).toEqual(['paper-1.pdf']));
  expect(screen.getByText('The invoice of Alder comes when it leaves us.')).toBeTruthy();
});

test('on the store of another country, an invoice has the name that it has in the order’s country', async () => {
  show(withPapers(), anOrder(), 'US');
  expect(await screen.findByRole('button', { name: /Tax invoice/ })).toBeTruthy();
});

test('pieces of items with the same name are counted; no item is named if nothing was sent', async () => {
  const frame = (id: string, name: string) => anOrderItem({ id, name, modelName: name });
  const items = ['a', 'b', 'c'].map((id) => frame(id, 'Alder'));
  const gateway = testGateway().on(paperContract.getPapers, () =>
    papersOf({ papers: [], waitingItemIds: ['a', 'b', 'c'] }),
  );
  show(gateway, anOrder([...items, frame('d', 'Tern')]));
  expect(await screen.findByText('The invoice of 3 × Alder comes when they leave us.')).toBeTruthy();
  cleanup();
  show(gateway, anOrder(items));
  expect(await screen.findByText('The invoice comes when the goods leave us.')).toBeTruthy();
});

test('a paper that cannot be loaded shows why, and can be requested again', async () => {
  let asked = 0;
  show(
    withPapers().on(paperContract.getPaper, () => {
      if ((asked += 1) === 1) throw new Refusal(503, 'overloaded', 'Too much at once. Please try again.');
      return { fileName: 'invoice.pdf', pdf: PDF };
    }),
  );
  const row = await screen.findByRole('button', { name: /Tax invoice/ });
  await userEvent.click(row);
  expect(await screen.findByText('Too much at once. Please try again.')).toBeTruthy();
  await userEvent.click(row);
  await vi.waitFor(() => expect(saved).toEqual(['invoice.pdf']));
});

test('the claim paper names the prescriber whom the shopper typed', async () => {
  const gateway = show(
    withPapers().on(paperContract.makeClaimPaper, () => ({ fileName: 'claim.pdf', pdf: PDF })),
  );
  await userEvent.click(await screen.findByRole('button', { name: /Claim paper/ }));
  await userEvent.type(await screen.findByLabelText(/Doctor or optician/), ' Dr. P. Kulkarni ');
  await userEvent.click(screen.getByRole('button', { name: 'Download the claim paper' }));
  await vi.waitFor(() => expect(saved).toEqual(['claim.pdf']));
  expect(gateway.received.at(-1)?.body).toEqual({ prescriber: 'Dr. P. Kulkarni' });
});

test('an order without papers and an order that is not found show none', async () => {
  const none = papersOf({ papers: [], waitingItemIds: [], mayClaim: false });
  const gateway = show(testGateway().on(paperContract.getPapers, () => none));
  await vi.waitFor(() => expect(gateway.received).toHaveLength(1));
  await vi.waitFor(() => expect(screen.queryByText('Documents')).toBeNull());
});
