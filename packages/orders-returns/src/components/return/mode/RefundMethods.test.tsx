import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OPEN_ORDER, renderWithStore, returnGateway } from '../../../testing/renderWithStore.tsx';
import { previewOf, refundChoicesOf } from '../../../testing/returns.ts';
import { useReturnAccount } from './AccountEntry.tsx';
import { RefundMethods } from './RefundMethods.tsx';

afterEach(cleanup);

function Methods({ preview }: { preview: ReturnType<typeof previewOf> }) {
  return (
    <RefundMethods
      methods={refundChoicesOf()}
      value={null}
      onChange={() => {}}
      preview={preview}
      account={useReturnAccount(OPEN_ORDER)}
      withDays={false}
    />
  );
}

/** The preview of a guest, whose voucher share is on the voucher again. */
function guestPreview() {
  const { payments } = previewOf();
  const onVoucher = { method: 'source', title: 'To your gift voucher' };
  return previewOf({
    payments: payments.map((payment) => (payment.note === null ? payment : { ...payment, ...onVoucher })),
  });
}

test.each([
  ['a customer becomes store credit', previewOf(), 'voucher or store credit had paid becomes store credit'],
  [
    'a guest goes back to the voucher',
    guestPreview(),
    '₹250 that a voucher had paid goes back to the voucher',
  ],
])('RET-08 the voucher share of %s', async (_whose, preview, text) => {
  renderWithStore(<Methods preview={preview} />, returnGateway());
  const amounts = await screen.findByText(/goes back the way that you choose here/);
  expect(amounts.textContent).toContain('₹3,309.49 goes back');
  expect(amounts.textContent).toContain(text);
});

test('RET-08 a guest whose voucher has paid everything chooses no refund method', async () => {
  const [payment] = guestPreview().payments.filter(({ note }) => note !== null);
  const total = payment!.amount;
  renderWithStore(<Methods preview={previewOf({ payments: [payment!], total })} />, returnGateway());
  const amounts = await screen.findByText(/that a voucher had paid goes back to the voucher/);
  expect(amounts.textContent).not.toContain('that you choose here');
  expect(screen.queryByRole('radio')).toBeNull();
});
