import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Price } from '../Price/Price.tsx';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { Button } from './Button.tsx';

/** Records a press without its event, since the event would put the whole window into the Actions panel. */
const pressed = fn().mockName('onClick');

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Select lenses', onClick: () => void pressed() },
  argTypes: {
    kind: { control: 'inline-radio', options: ['primary', 'second', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: () => (
    <>
      <StateSheet
        of={<Button>Select lenses</Button>}
        more={{
          Busy: <Button loading>Adding</Button>,
          'Off, says why': <Button off="Choose a colour">Select lenses</Button>,
        }}
      />
      <StateSheet
        of={<Button kind="second">Try on</Button>}
        more={{
          Busy: (
            <Button kind="second" loading>
              Adding
            </Button>
          ),
          'Off, says why': (
            <Button kind="second" off="Choose a colour">
              Try on
            </Button>
          ),
        }}
      />
      <StateSheet
        of={<Button kind="quiet">Change power</Button>}
        more={{
          Busy: (
            <Button kind="quiet" loading>
              Adding
            </Button>
          ),
          'Off, says why': (
            <Button kind="quiet" off="Choose a colour">
              Change power
            </Button>
          ),
        }}
      />
      <StateSheet of={<Button kind="danger">Cancel the order</Button>} />
    </>
  ),
};

export const Primary: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select lenses' }));
    await expect(pressed).toHaveBeenCalledOnce();
  }),
};

export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Select lenses</Button>
      <Button kind="second">Try on</Button>
      <Button kind="quiet">Change power</Button>
      <Button kind="danger">Cancel the order</Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button size="s">Apply</Button>
      <Button>Add to bag</Button>
      <Button size="l" iconEnd={<ArrowRight className="turns" />}>
        Next: power
      </Button>
      <Button size="l" full>
        Pay <Price amount={{ value: 6160, currencyCode: 'INR' }} />
      </Button>
    </div>
  ),
};

export const Loading: Story = {
  args: { loading: true, children: 'Adding' },
  play: inEnglish(async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Adding/ });
    await userEvent.click(button);
    await expect(pressed).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  }),
};

export const OffSaysWhy: Story = {
  args: { off: 'Choose a colour' },
  play: inEnglish(async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose a colour' });
    await userEvent.click(button);
    await expect(pressed).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  }),
};

export const AsLink: Story = {
  render: () => (
    <Button as="a" href="/cart" kind="second">
      See the bag
    </Button>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the bag' })).toHaveAttribute('href', '/cart');
  }),
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
