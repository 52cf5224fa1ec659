import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image, Rotate3d, ScanFace } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish, Sample, TestTexts } from '../../testing/stories.tsx';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'Components/Finding the way/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj;

function Gallery() {
  const [value, setValue] = useState<'photos' | 'turn' | 'try'>('photos');
  return (
    <Sample>
      <Tabs
        label="Ways to look"
        value={value}
        onChange={setValue}
        tabs={[
          { value: 'photos', label: 'Photos', icon: <Image />, panel: 'Photos of Alder' },
          { value: 'turn', label: '360°', icon: <Rotate3d />, panel: 'Turn Alder' },
          { value: 'try', label: 'Try on', icon: <ScanFace />, panel: 'Your face' },
        ]}
      />
    </Sample>
  );
}

export const Keyboard: Story = {
  render: () => <Gallery />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Photos' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '360°' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Turn Alder');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Try on', selected: true })).toHaveFocus();
  }),
};
export const ArabicTurnsTheArrows: Story = {
  render: () => (
    <TestTexts language="ar">
      <Gallery />
    </TestTexts>
  ),
  play: inEnglish(async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Photos' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '360°' })).toHaveFocus();
  }),
};
