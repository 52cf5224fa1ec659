import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Search, ShoppingBag } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/Page/Top bar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <Logo />,
    actions: (
      <>
        <IconButton label="Search">
          <Search />
        </IconButton>
        <IconButton label="Shopping cart, 2 items" count={2}>
          <ShoppingBag />
        </IconButton>
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLogo: Story = {};
export const WithBack: Story = {
  args: {
    back: (
      <IconButton label="Back">
        <ArrowLeft className="turns" />
      </IconButton>
    ),
    children: <h1>Alder</h1>,
  },
};
