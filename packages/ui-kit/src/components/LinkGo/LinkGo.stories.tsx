import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkGo } from './LinkGo.tsx';

const meta = {
  title: 'Kit/LinkGo',
  component: LinkGo,
  args: { href: '#', children: 'All eyeglasses' },
} satisfies Meta<typeof LinkGo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forward: Story = {};
export const Back: Story = { args: { back: true, children: 'Lenses' } };
export const Arabic: Story = { args: { children: 'كل النظارات' }, globals: { language: 'ar' } };
