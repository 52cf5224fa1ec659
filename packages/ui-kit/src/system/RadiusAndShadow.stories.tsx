import type { Meta, StoryObj } from '@storybook/react-vite';
import css from '../styles/tokens.css?raw';
import { readScale } from './readTokens.ts';
import { TokenPage } from './TokenPage.tsx';
import { useComputed } from './useComputed.ts';

const RADII = readScale(css, 'radius');

function Corners() {
  const [root, computed] = useComputed<HTMLDivElement, string>((element) => {
    const { borderRadius, boxShadow } = getComputedStyle(element);
    return boxShadow === 'none' ? borderRadius : boxShadow;
  });
  return (
    <div ref={root} className="grid gap-x-5 gap-y-8 tablet:grid-cols-2 desk:grid-cols-4">
      {RADII.map(({ name, value }) => (
        <figure key={name}>
          <div
            data-token={name}
            className="h-32 border border-line-strong bg-surface"
            style={{ borderRadius: value }}
          />
          <Caption name={`rounded-${name}`} value={computed[name]} />
        </figure>
      ))}
      <figure className="tablet:col-span-2">
        <div data-token="float" className="h-32 rounded-sheet bg-surface shadow-float" />
        <Caption name="shadow-float" value={computed.float} />
      </figure>
    </div>
  );
}

function Caption({ name, value }: { name: string; value: string | undefined }) {
  return (
    <figcaption className="mt-3 text-14">
      <b dir="ltr">{name}</b>
      <code dir="ltr" className="block w-fit text-12 text-ink-soft">
        {value}
      </code>
    </figcaption>
  );
}

const meta = {
  title: 'Tokens/Radius and shadow',
  component: Corners,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Corners>;
export default meta;
type Story = StoryObj;

export const RadiusAndShadow: Story = {
  name: 'Radius and shadow',
  render: () => (
    <TokenPage
      title="Radius and shadow"
      text="Tags, controls and pictures, sheets, and pills for chips only. One shadow, on what floats and on nothing else."
    >
      <Corners />
    </TokenPage>
  ),
};
