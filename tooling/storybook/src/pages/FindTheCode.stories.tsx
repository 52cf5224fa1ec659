import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Paper, Section } from './Paper.tsx';

const meta = {
  title: 'Start here/Find the code',
  component: Paper,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Paper>;
export default meta;
type Story = StoryObj;

export const FindTheCode: Story = {
  name: 'Find the code',
  render: () => (
    <Paper
      title="Find the code"
      lead="A story and its code are one click apart: open the panel Code below the picture."
    >
      <Section title="The panel Code">
        <p>
          It lists the story, the components that it shows, the words of its package in both languages, and
          the tokens, each with its path and its text.
        </p>
        <p>
          While Storybook runs on your machine, “Open in the editor” opens the file there. In the built pages
          you can copy its path.
        </p>
      </Section>
      <Section title="Where a component stands">
        <p>
          A component, its story and its test are neighbours:{' '}
          <Code>packages/ui-kit/src/components/Button</Code> has <Code>Button.tsx</Code>,{' '}
          <Code>Button.stories.tsx</Code> and <Code>Button.test.tsx</Code>.
        </p>
        <p>
          Screens stand in <Code>src/screens</Code> of their package: <Code>packages/catalog</Code>,{' '}
          <Code>packages/cart</Code>, <Code>packages/checkout</Code>, <Code>packages/orders-returns</Code>,{' '}
          <Code>packages/appointments</Code>, <Code>packages/tryon</Code> and <Code>packages/marketing</Code>.
        </p>
        <p>
          Signing in stands in <Code>packages/session</Code>, the account in <Code>packages/account</Code>,
          the account menu, the country and every route in <Code>packages/storefront</Code>.
        </p>
      </Section>
      <Section title="Where the goods come from">
        <p>
          Screens are fed by <Code>src/testing</Code> of their package, checked by the same contracts as the
          real answers. Names and prices in them are samples.
        </p>
        <p>
          Their Arabic stands in <Code>tooling/storybook/src/samples/ar.json</Code>.
        </p>
      </Section>
    </Paper>
  ),
};
