import { Refusal, testGateway, TestGatewayStore } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleThingContract, type SampleThing } from '../contract/sampleThing.ts';
import { aSampleThing } from '../testing/fixtures.ts';
import { SampleThingScreen } from './SampleThingScreen.tsx';

interface Args {
  answer: () => SampleThing | Promise<SampleThing>;
}

function WithAnswer({ answer }: Args) {
  return (
    <TestGatewayStore gateway={() => testGateway().on(sampleThingContract.getSampleThing, answer)}>
      <main className="wrap py-10">
        <SampleThingScreen />
      </main>
    </TestGatewayStore>
  );
}

const meta = {
  title: 'Screens/Sample thing',
  parameters: { layout: 'fullscreen' },
  args: { answer: () => aSampleThing() } as Args,
  render: (args) => <WithAnswer {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Loading: Story = { args: { answer: () => new Promise<SampleThing>(() => undefined) } };
export const Failed: Story = {
  args: {
    answer: () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    },
  },
};
