import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Components/States/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <div className="grid max-w-80 gap-3">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  ),
};
