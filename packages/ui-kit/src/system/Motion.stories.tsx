import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { inEnglish } from '../testing/stories.tsx';
import css from '../styles/tokens.css?raw';
import { readNames } from './readTokens.ts';
import { TokenPage } from './TokenPage.tsx';
import { useComputed } from './useComputed.ts';

const DURATIONS = readNames(css, /^\d+ms$/);

function Tracks({ label, easing }: { label: string; easing: string }) {
  const [there, setThere] = useState(false);
  const [root, computed] = useComputed<HTMLDivElement, { time: string; ease: string }>((element) => {
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
    return { time: transitionDuration, ease: transitionTimingFunction };
  });
  return (
    <div ref={root} className="grid gap-6">
      {DURATIONS.map((name) => (
        <div key={name} className="grid items-center gap-x-6 gap-y-2 tablet:grid-cols-[9rem_1fr]">
          <p className="text-14">
            <b dir="ltr">{name}</b>
            <code dir="ltr" className="block w-fit text-12 text-ink-soft">
              {computed[name]?.time}
            </code>
          </p>
          <div className="h-6 rounded-pill bg-sunk">
            <div
              data-token={name}
              className="flex h-full"
              style={{
                transition: `padding-inline-start var(--${name}) var(--ease)`,
                paddingInlineStart: there ? 'calc(100% - 1.5rem)' : 0,
              }}
            >
              <span className="size-6 rounded-pill bg-accent" />
            </div>
          </div>
        </div>
      ))}
      <p className="text-14 text-ink-soft">
        {easing} <code dir="ltr">{computed[DURATIONS[0] ?? '']?.ease}</code>
      </p>
      <Button className="justify-self-start" kind="second" onClick={() => setThere(!there)}>
        {label}
      </Button>
    </div>
  );
}

const meta = {
  title: 'Tokens/Motion',
  component: Tracks,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Tracks>;
export default meta;
type Story = StoryObj;

export const Motion: Story = {
  render: () => (
    <TokenPage
      title="Motion"
      text="Quick for hover and press, swap for toggles and pictures, glide for sheets. None where the system asks for less motion."
    >
      <Tracks label="Move them" easing="All on one curve:" />
    </TokenPage>
  ),
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move them' }));
    const glide = matchMedia('(prefers-reduced-motion: reduce)').matches ? '0s' : '0.32s';
    await expect((await canvas.findAllByText(glide)).at(-1)).toBeVisible();
  }),
};
