import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { Wrap } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storeSaleContract } from '../../contract/index.ts';
import { aStoreSale } from '../../testing/fixtures.ts';
import { COLLEAGUE, storeSaleGateway } from '../../testing/staffGateway.ts';
import { StoreSaleScreen } from './StoreSaleScreen.tsx';

interface Args {
  gateway: () => TestGateway;
}

const BEFORE = [
  aStoreSale({ receipt: 'PUN-4711', note: 'Two frames with lenses, one as a present' }),
  aStoreSale({
    id: '019aa0c2-6c1e-7a00-8000-000000000102',
    receipt: 'STORE-PUNE-CAMP-2026-11-20-000000004710',
    amount: { value: 12_400, currencyCode: 'INR' },
  }),
];

const meta = {
  title: 'Screens/Sales at the counter',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/staff/sales' },
  args: { gateway: () => storeSaleGateway(BEFORE) },
  render: ({ gateway }) => (
    <TestGatewayStore gateway={gateway}>
      <main className="min-h-dvh">
        <Wrap className="py-10">
          <StoreSaleScreen />
        </Wrap>
      </main>
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

const NUMBER = /^Employee number|^الرقم الوظيفي/;
const RECORD = /^Record the sale|^سجّل البيع/;

export const Recorded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(NUMBER), COLLEAGUE.id);
    await userEvent.type(canvas.getByLabelText(/^Receipt number|^رقم الإيصال/), 'PUN-4712');
    await userEvent.type(canvas.getByLabelText(/^Amount|^المبلغ/), '1,250');
    await expect(await canvas.findByText(COLLEAGUE.name, { selector: '.field *' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: RECORD }));
    await expect((await canvas.findAllByText('PUN-4712')).length).toBe(2);
  },
};
export const NothingToday: Story = { args: { gateway: () => storeSaleGateway() } };
export const Mistakes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Amount|^المبلغ/), '12.345');
    await userEvent.click(canvas.getByRole('button', { name: RECORD }));
    await expect(canvas.getByLabelText(NUMBER)).toBeInvalid();
  },
};
export const Optician: Story = { args: { gateway: () => storeSaleGateway([], { role: 'doctor' }) } };
export const Unreachable: Story = {
  args: {
    gateway: () =>
      storeSaleGateway().on(storeSaleContract.getStoreSales, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      }),
  },
};
