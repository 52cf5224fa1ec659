import { Refusal, TestStore, type TestGateway } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { browseGateway } from '../browseGateway.ts';
import { homeContract } from '../contract/index.ts';
import { HomeScreen } from './HomeScreen.tsx';

function Home({ gateway }: { gateway: () => TestGateway }) {
  const [store] = useState(() => gateway().store());
  return (
    <TestStore store={store}>
      <HomeScreen pageKey="home" />
    </TestStore>
  );
}

const never = () => new Promise<never>(() => undefined);
const PHONE = { viewport: { value: 'mobile2', isRotated: false } };

const meta = {
  title: 'Catalog/HomeScreen',
  component: Home,
  parameters: { layout: 'fullscreen' },
  args: { gateway: () => browseGateway() },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Made to the millimetre.',
    );
  },
};
export const Phone: Story = { globals: PHONE };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar', country: 'AE' } };
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
