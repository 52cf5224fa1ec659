import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = { title: 'Components/States/Offline notice', component: OfflineNotice } satisfies Meta<
  typeof OfflineNotice
>;
export default meta;
type Story = StoryObj<typeof meta>;

const without = { beforeEach: () => pretend(false) };

export const Offline: Story = {
  ...without,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible();
  }),
};

export const GoesAndComes: Story = {
  ...without,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible();
    pretend(true);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/You are offline/)).toBeNull());
    pretend(false);
    dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText(/You are offline/)).toBeVisible();
  }),
};

function pretend(online: boolean): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
