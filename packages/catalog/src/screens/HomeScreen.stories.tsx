import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { inEnglish } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { browseGateway } from '../testing/browseGateway.ts';
import { homeContract } from '../contract/index.ts';
import { aLandingPage } from '../testing/fixtures/index.ts';
import { HomeScreen } from './HomeScreen.tsx';

function Home({ gateway }: { gateway: () => TestGateway }) {
  return (
    <TestGatewayStore gateway={gateway}>
      <HomeScreen pageKey="home" />
    </TestGatewayStore>
  );
}

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Screens/Home',
  component: Home,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { gateway: () => browseGateway() },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HomePage: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Made to the millimetre.',
    );
  }),
};
export const Landing: Story = {
  args: { gateway: () => browseGateway().on(homeContract.getHomePage, () => aLandingPage()) },
  play: inEnglish(async ({ canvas }) => {
    const banners = await canvas.findByRole('group', { name: 'Banners' });
    await expect(banners).toBeVisible();
  }),
};
export const Loading: Story = {
  args: { gateway: () => browseGateway().on(homeContract.getHomePage, never) },
};
export const Failed: Story = {
  args: {
    gateway: () =>
      browseGateway().on(homeContract.getHomePage, () => {
        throw new Refusal(503, 'content_unavailable', 'The page cannot be read now.');
      }),
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  }),
};
