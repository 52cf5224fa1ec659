import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { inEnglish, Sample } from '../../testing/stories.tsx';
import { Sheet } from './Sheet.tsx';

const meta = { title: 'Components/Floating/Sheet', component: Sheet } satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj;

function ShapeFilter() {
  const [open, setOpen] = useState(true);
  return (
    <Sample>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Shape"
        footer={<Button full>Show 135 frames</Button>}
      >
        <Checkbox count={74}>Round</Checkbox>
        <Checkbox count={61}>Square</Checkbox>
      </Sheet>
    </Sample>
  );
}

export const Filter: Story = {
  render: () => <ShapeFilter />,
  play: inEnglish(async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog', { name: 'Shape' });
    await Promise.all(sheet.getAnimations().map((animation) => animation.finished));
    await expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight);
  }),
};
