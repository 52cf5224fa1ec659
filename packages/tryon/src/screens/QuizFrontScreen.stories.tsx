import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuizFrontScreen } from './QuizFrontScreen.tsx';

const meta = {
  title: 'Screens/Frame quiz',
  component: QuizFrontScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/quiz_front_page' },
} satisfies Meta<typeof QuizFrontScreen>;
export default meta;

export const Front: StoryObj<typeof meta> = {};
