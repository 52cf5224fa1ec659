import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Paper, Section } from './Paper.tsx';

const meta = {
  title: 'Start here/Change it yourself',
  component: Paper,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Paper>;
export default meta;
type Story = StoryObj;

export const ChangeItYourself: Story = {
  name: 'Change it yourself',
  render: () => (
    <Paper
      title="Change it yourself"
      lead="Two things need no developer: the tokens and the words. Both are plain files; while Storybook runs, it shows a change as soon as you save it."
    >
      <Section title="Tokens">
        <p>
          Colour, type, space, radius, shadow and motion stand in{' '}
          <Code>packages/ui-kit/src/styles/tokens.css</Code>. A colour is a pair, daylight first:
        </p>
        <p>
          <Code>--accent: light-dark(#0b6e6e, #6fc7c3);</Code>
        </p>
        <p>
          The page Tokens, Colour shows at once whether the contrast is still enough. A pair that is not fails
          the tests, and so does every story that it spoils.
        </p>
        <p>Keep the names. A new name, or a token that is taken away, is a change for a developer.</p>
      </Section>
      <Section title="Words">
        <p>
          Every word that a shopper reads stands in <Code>src/locales</Code> of its package, once in{' '}
          <Code>en.json</Code> and once in <Code>ar.json</Code>, under the same name:
        </p>
        <p>
          <Code>{'"cart.title": "Your bag"'}</Code>
        </p>
        <p>
          What stands in braces is filled in later, so keep it: <Code>{'{count}'}</Code> is a figure,{' '}
          <Code>{'{count, plural, one {# frame} other {# frames}}'}</Code> chooses by it.
        </p>
        <p>
          The panel Code below a screen names the files of its words. The names of goods come from the
          gateway, not from here.
        </p>
      </Section>
      <Section title="See it, check it, hand it in">
        <p>
          <Code>pnpm storybook</Code> shows it while you work, <Code>pnpm storybook:build</Code> makes a
          folder of pages that any web server shows.
        </p>
        <p>
          <Code>pnpm --filter @lunette/storybook test</Code> looks at every story, in both themes and both
          languages, as the checks of a change do.
        </p>
        <p>
          <Code>pnpm changeset</Code> asks for one sentence for those who use the package. Then hand it in
          like any other change.
        </p>
      </Section>
      <Section title="With a developer">
        <p>
          A new component or a new state, what a control does, what a screen asks the gateway, and the order
          in which things stand.
        </p>
      </Section>
    </Paper>
  ),
};
