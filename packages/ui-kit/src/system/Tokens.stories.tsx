import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tokens } from './Tokens.tsx';

const meta = { title: 'System/Tokens', component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {};
