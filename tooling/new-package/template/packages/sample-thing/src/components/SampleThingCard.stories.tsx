import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSampleThing } from '../testing/fixtures.ts';
import { SampleThingCard } from './SampleThingCard.tsx';

const meta = {
  title: 'Patterns/Sample thing',
  component: SampleThingCard,
  args: { thing: aSampleThing() },
} satisfies Meta<typeof SampleThingCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const LongWords: Story = {
  args: { thing: aSampleThing({ title: 'A title that takes more than one line on a narrow phone' }) },
};
