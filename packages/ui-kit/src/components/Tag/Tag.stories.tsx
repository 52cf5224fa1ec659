import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { Num } from '../Num/Num.tsx';
import { Tag } from './Tag.tsx';

const meta = { title: 'Components/Actions/Tag', component: Tag } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Tag>
        Medium · <Num>132 mm</Num>
      </Tag>
      <Tag tone="fit" icon={<Check />}>
        Your size
      </Tag>
      <Tag tone="good">Delivered 17 Nov</Tag>
      <Tag tone="warn">Only one quantity left</Tag>
      <Tag tone="sale">Out of Stock</Tag>
      <Tag tone="gold">Gold member</Tag>
      <Tag tone="paper">New</Tag>
    </div>
  ),
};
