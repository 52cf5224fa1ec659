import type { Meta, StoryObj } from '@storybook/react-vite';
import { Glasses, House, ScanFace, ShoppingBag, User } from 'lucide-react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { BottomBar } from './BottomBar.tsx';
import { BottomBarItem } from './BottomBarItem.tsx';

const meta = {
  title: 'Components/Page/Bottom bar',
  component: BottomBar,
  subcomponents: { BottomBarItem },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj;

const bar = () => (
  <BottomBar label="Main">
    <BottomBarItem href="#home" icon={<House />} label="Home" on />
    <BottomBarItem href="#shop" icon={<Glasses />} label="Shop" />
    <BottomBarItem href="#try" icon={<ScanFace />} label="Try on" />
    <BottomBarItem href="#bag" icon={<ShoppingBag />} label="Bag" count={2} />
    <BottomBarItem href="#you" icon={<User />} label="You" />
  </BottomBar>
);

export const OnlyOnThePhone: Story = {
  render: bar,
  play: inEnglish(async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('nav');
    await expect(bar && getComputedStyle(bar).display).toBe(innerWidth < 720 ? 'grid' : 'none');
    await expect(bar?.querySelector('[aria-current=page]')).toHaveTextContent('Home');
  }),
};
