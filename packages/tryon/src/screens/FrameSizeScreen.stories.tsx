import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { saveAnswers } from '../components/size/quizDraft.ts';
import { frameSizeContract } from '../contract/index.ts';
import { aFrameSize } from '../testing/fixtures.ts';
import type { QuizAnswers } from '../rules/sizeQuiz.ts';
import { tryonGateway } from '../testing/tryonGateway.ts';
import { FrameSizeScreen } from './FrameSizeScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  answers: QuizAnswers | null;
}

const ANSWERS: QuizAnswers = {
  who: 'woman',
  now: 'known',
  width: 134,
  sit: 'fine',
  card: 'between',
  hat: 'm',
  wear: 'usual',
};

const meta = {
  title: 'Screens/Frame size',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/frame-size' },
  args: { gateway: () => tryonGateway(), answers: null },
  beforeEach: ({ args }) => saveAnswers(args.answers),
  render: ({ gateway }) => (
    <TestGatewayStore gateway={gateway}>
      <main>
        <FrameSizeScreen />
      </main>
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {};
export const KnownAlready: Story = {
  args: {
    gateway: () =>
      tryonGateway().on(frameSizeContract.getFrameSize, () => ({
        frameSize: aFrameSize({ faceWidth: 142, frameSizeId: '23555' }),
      })),
  },
};
export const FirstQuestion: Story = { parameters: { path: '/frame-size?step=1' } };
export const WidthOfAPair: Story = {
  args: { answers: { ...ANSWERS, width: 62 } },
  parameters: { path: '/frame-size?step=2' },
};
export const Result: Story = { args: { answers: ANSWERS }, parameters: { path: '/frame-size?step=7' } };
export const ByPhoto: Story = { parameters: { path: '/frame-size?way=photo' } };
