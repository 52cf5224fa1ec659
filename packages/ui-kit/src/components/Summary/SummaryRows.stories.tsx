import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../Price/Price.tsx';
import { inEnglish } from '../../testing/stories.tsx';
import { SummaryRow } from './SummaryRow.tsx';
import { SummaryRows } from './SummaryRows.tsx';
import { SummaryRule } from './SummaryRule.tsx';
import { TotalRow } from './TotalRow.tsx';

const meta = {
  title: 'Components/Steps and sums/Summary rows',
  component: SummaryRows,
  subcomponents: { SummaryRow, SummaryRule, TotalRow },
} satisfies Meta<typeof SummaryRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const rupees = (value: number) => ({ value, currencyCode: 'INR' as const });

export const ExplainedTotal: Story = {
  render: () => (
    <div className="max-w-96 rounded-control bg-sunk p-8">
      <SummaryRows>
        <SummaryRow
          label="2 frames"
          note={
            <>
              at market price <Price amount={rupees(9400)} />
            </>
          }
        >
          <Price amount={rupees(7000)} />
        </SummaryRow>
        <SummaryRow label="Lenses and coatings" note="Screen filter, water and dust">
          <Price amount={rupees(900)} />
        </SummaryRow>
        <SummaryRule />
        <SummaryRow label="Bag discount" note="Two frames, ₹500 off. Applied automatically." saving>
          <Price amount={rupees(500)} sign="minus" />
        </SummaryRow>
        <SummaryRow label="Shipping">Free</SummaryRow>
        <SummaryRule />
        <TotalRow label="To pay">
          <Price amount={rupees(7400)} />
        </TotalRow>
      </SummaryRows>
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('− ₹500')).toBeVisible();
  }),
};
