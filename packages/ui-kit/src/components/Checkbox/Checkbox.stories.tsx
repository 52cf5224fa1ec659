import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  parameters: { narrow: true },
  component: Checkbox,
  args: { children: 'Round', count: 74 },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  parameters: { narrow: false },
  render: () => (
    <StateSheet
      of={<Checkbox count={74}>Round</Checkbox>}
      more={{
        On: (
          <Checkbox defaultChecked count={164}>
            Square
          </Checkbox>
        ),
        Mixed: (
          <Checkbox mixed count={12}>
            Metal
          </Checkbox>
        ),
        Off: (
          <Checkbox disabled count={0}>
            Aviator
          </Checkbox>
        ),
      }}
    />
  ),
};

export const Row: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Round'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  }),
};
export const Rows: Story = {
  render: () => (
    <div className="max-w-64">
      <Checkbox defaultChecked count={164}>
        Your size, 130 to 138 mm
      </Checkbox>
      <Checkbox mixed count={12}>
        Metal
      </Checkbox>
      <Checkbox count={61}>Square</Checkbox>
      <Checkbox disabled count={0}>
        Aviator
      </Checkbox>
    </div>
  ),
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
