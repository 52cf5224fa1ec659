import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { ColourSwatches, type ColourSwatchesProps } from './ColourSwatches.tsx';

const COLOURS = [
  { id: 'havana', name: 'Havana tortoise', swatch: ['#4a2814', '#a8602a'], url: '/product/alder-havana-1' },
  { id: 'ink', name: 'Ink', swatch: ['#161714'], url: '/product/alder-ink-2' },
  { id: 'crystal', name: 'Clear crystal', swatch: ['#dfe5e4'], url: '/product/alder-crystal-3' },
];

const meta = { title: 'Components/Goods/Colour swatches', component: ColourSwatches } satisfies Meta<
  typeof ColourSwatches
>;
export default meta;
type Story = StoryObj;

export const EveryState: Story = {
  render: () => <StateSheet of={<OneColour label="Colour" colours={COLOURS} />} />,
};

const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

function OneColour(props: Pick<ColourSwatchesProps, 'label' | 'colours'>) {
  const [chosen, setChosen] = useState('havana');
  return <ColourSwatches {...props} chosen={[chosen]} onChoose={setChosen} />;
}

export const One: Story = {
  render: () => <OneColour label="Colour" colours={COLOURS} />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ink' }));
    await expect(canvas.getByRole('radio', { name: 'Ink' })).toBeChecked();
  }),
};

export const LinksToPages: Story = {
  render: () => <ColourSwatches label="Colour" colours={COLOURS} chosen={['ink']} link={Link} />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Clear crystal' })).toHaveAttribute(
      'href',
      '/product/alder-crystal-3',
    );
    await expect(canvas.getByRole('link', { name: 'Ink' })).toHaveAttribute('aria-current', 'true');
  }),
};

export const Several: Story = {
  render: () => (
    <ColourSwatches
      label="Colour"
      colours={COLOURS}
      chosen={['ink', 'havana']}
      multiple
      onChoose={() => undefined}
    />
  ),
};
