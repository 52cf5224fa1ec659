import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Finding the way/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    children: [
      <a key="home" href="#home">
        Home
      </a>,
      <a key="eyeglasses" href="#eyeglasses">
        Eyeglasses
      </a>,
      <span key="here" aria-current="page">
        Alder
      </span>,
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Way: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  }),
};
