import { Button } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EXCHANGE_COOKIE } from '../../rules/exchangeCookie.ts';
import { closeExchange, EXCHANGE_KEY, type KeptExchange } from '../../rules/exchange.ts';
import { BrandedHeader } from './BrandedHeader.tsx';
import { ExchangeNotice } from '../order/ExchangeNotice.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Patterns/Shell',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A browser in which an exchange is open, until the story ends. */
const exchange = (kept: KeptExchange) => () => {
  document.cookie = `${EXCHANGE_COOKIE}=refund; Path=/; SameSite=Lax`;
  localStorage.setItem(EXCHANGE_KEY, JSON.stringify(kept));
  return closeExchange;
};

export const BrandedContactLensHeader: Story = {
  render: () => <BrandedHeader cart={<Button kind="second">2</Button>} />,
};
export const ExchangeOpen: Story = {
  beforeEach: exchange({ orderId: '1000000001' }),
  render: () => <ExchangeNotice reload={nothing} />,
};
export const ExchangeInAnotherTab: Story = {
  beforeEach: exchange({ orderId: '1000000001', tab: 'another' }),
  render: () => (
    <>
      <main className="min-h-dvh" />
      <ExchangeNotice reload={nothing} />
    </>
  ),
};
