import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { inEnglish } from '../../testing/stories.tsx';
import { Step } from './Step.tsx';
import { StepList } from './StepList.tsx';

const meta = {
  title: 'Components/Steps and sums/Step list',
  component: StepList,
  subcomponents: { Step },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj;

const onChange = fn();
const checkout = () => (
  <div className="max-w-[42rem]">
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
  render: checkout,
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Address' }));
    await expect(onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Payment' }).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  }),
};
