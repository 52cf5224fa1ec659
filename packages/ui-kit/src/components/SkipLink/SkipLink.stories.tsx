import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = { title: 'Components/Finding the way/Skip link', component: SkipLink } satisfies Meta<
  typeof SkipLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTab: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">The content</main>
    </>
  ),
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  }),
};
