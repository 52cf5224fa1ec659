import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { Step } from './Step.tsx';
import { StepList } from './StepList.tsx';

const meta = { title: 'Kit/StepList', component: StepList } satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj;

const onChange = fn();
const Checkout = () => (
  <div className="max-w-2xl">
    <StepList>
      <Step
        number={1}
        title="Contact"
        state="done"
        summary="+91 98220 41377 · ananya.rao@post.in"
        onChange={onChange}
      />
      <Step
        number={2}
        title="Address"
        state="done"
        summary="Ananya Rao, Flat 7, Lane 6, Pune 411001"
        onChange={onChange}
      />
      <Step number={3} title="Payment" state="now">
        <TextField label="UPI ID" />
      </Step>
      <Step number={4} title="Review" state="next" />
    </StepList>
  </div>
);

export const Third: Story = {
  render: () => <Checkout />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Address' }));
    await expect(onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Payment' }).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
};
export const Dark: Story = { render: () => <Checkout />, globals: { theme: 'dark' } };
export const Arabic: Story = { render: () => <Checkout />, globals: { language: 'ar' } };
