import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { Logo } from './Logo.tsx';

const meta = { title: 'Components/Page/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsLink: Story = {
  render: () => <Logo as="a" href="/" />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lunette' })).toBeVisible();
  }),
};
