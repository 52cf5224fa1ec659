import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Components/Page/Read out only', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOutOnly: Story = {
  render: () => (
    <p>
      47□21–145<VisuallyHidden>: lens 47, bridge 21, temple 145 mm</VisuallyHidden>
    </p>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/lens 47/).getBoundingClientRect().width).toBeLessThanOrEqual(1);
  }),
};
