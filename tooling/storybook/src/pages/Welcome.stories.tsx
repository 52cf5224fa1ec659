import { ArrowLink, GoodsPicture } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paper, Section } from './Paper.tsx';

const meta = {
  title: 'Start here/Welcome',
  component: Paper,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Paper>;
export default meta;
type Story = StoryObj;

const SHELVES = [
  [
    'tokens-colour--colour',
    'Tokens',
    'Colour with its contrast, type in both scripts, space, radius, shadow and motion, as the browser computes them.',
  ],
  [
    'components-actions-button--docs',
    'Components',
    'Every part of the kit in every state. Docs says what it is for; Controls below the picture change its text and its state.',
  ],
  [
    'patterns-goods-card--frame',
    'Patterns',
    'Parts that belong together: the goods card, prices, the power table, filters, the size drawing, the explained total.',
  ],
  [
    'screens-home--home-page',
    'Screens',
    'Whole pages from the home page to the order, with true answers, and with what goes wrong.',
  ],
] as const;

export const Welcome: Story = {
  render: () => (
    <Paper
      title="One frame at a time, in good light."
      lead="This is the look of Lunette as it is built: the same components, words and pictures that the storefronts ship. What you see here is what a shopper gets."
    >
      <div className="-mt-4 max-w-96">
        <GoodsPicture src="/media/frames/628x301/alder-132-havana-front.avif" alt="" mm={132} priority />
      </div>
      <Section title="What stands where">
        <ul className="grid gap-5">
          {SHELVES.map(([story, title, text]) => (
            <li key={story}>
              <ArrowLink href={`./?path=/story/${story}`} target="_top">
                {title}
              </ArrowLink>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="The toolbar above">
        <p>
          Language turns the words and the direction: Arabic is a mirror, but figures and powers keep their
          order.
        </p>
        <p>
          Light and dark is daylight or lamp light. Country changes money, dates, phone numbers and address
          forms.
        </p>
        <p>
          Arabic is spoken in the Emirates and in Saudi Arabia: it takes you there from another country, and
          another country takes you back to English.
        </p>
        <p>Pseudo states puts a hand on what you see: hover, focus and pressed, without touching it.</p>
        <p>
          Width is the desktop of 1440 or the phone of 390 pixels; without one, the story is as wide as your
          window.
        </p>
      </Section>
      <Section title="What is tested">
        <p>
          Every story is a test in a real browser, with its contrast and its labels checked, in light and in
          dark, in English on the desktop and in Arabic on the phone.
        </p>
        <p>The line under the frame above is true like every other: it is as long as the frame is wide.</p>
      </Section>
    </Paper>
  ),
};
