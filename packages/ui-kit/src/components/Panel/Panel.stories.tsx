import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Choice } from '../Choice/Choice.tsx';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup.tsx';
import { Price } from '../Price/Price.tsx';
import { StepsAcross } from '../StepsAcross/StepsAcross.tsx';
import { inEnglish, Sample } from '../../testing/stories.tsx';
import { Panel } from './Panel.tsx';

const meta = { title: 'Components/Floating/Panel', component: Panel } satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj;

function LensPanel({ initially = false }: { initially?: boolean }) {
  const [open, setOpen] = useState(initially);
  return (
    <Sample>
      <Button onClick={() => setOpen(true)}>Select lenses</Button>
      <Panel
        open={open}
        onClose={() => setOpen(false)}
        onBack={() => undefined}
        title="Select lenses"
        width={600}
        footer={
          <div className="flex items-center justify-between gap-4">
            <div>
              <Price className="display text-28" amount={{ value: 4100, currencyCode: 'INR' }} />
              <p className="text-14 text-ink-soft">so far</p>
            </div>
            <Button size="l" iconEnd={<ArrowRight className="turns" />}>
              Next: power
            </Button>
          </div>
        }
      >
        <StepsAcross className="mb-5" label="Select lenses" steps={['Use', 'Lenses', 'Power']} current={1} />
        <ChoiceGroup legend="Package">
          <Choice name="package" title="Clear 1.56" text="Anti-glare on both sides." end="Included" />
          <Choice
            name="package"
            title="Clear 1.56, screen filter"
            text="As above, and softens the blue end of screen light."
            end={<Price amount={{ value: 600, currencyCode: 'INR' }} sign="plus" />}
            defaultChecked
          />
          <Choice
            name="package"
            title="Bluecut thin 1.74"
            text="Needs a power of ±6.00 or more. Yours is −2.25."
            end={<Price amount={{ value: 4200, currencyCode: 'INR' }} sign="plus" />}
            disabled
          />
        </ChoiceGroup>
      </Panel>
    </Sample>
  );
}

export const Lenses: Story = { render: () => <LensPanel initially /> };

export const ClosesByTheCross: Story = {
  render: () => <LensPanel />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select lenses' }));
    const panel = canvas.getByRole('dialog', { name: 'Select lenses' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(panel).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Select lenses' })).toHaveFocus();
  }),
};
