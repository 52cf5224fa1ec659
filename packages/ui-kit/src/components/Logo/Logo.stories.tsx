import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = { title: 'Kit/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsLink: Story = {
  render: () => <Logo as="a" href="/" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lunette' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
