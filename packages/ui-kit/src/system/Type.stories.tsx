import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from './TokenPage.tsx';
import { TypeScale } from './TypeScale.tsx';

const meta = {
  title: 'Tokens/Type',
  component: TypeScale,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TypeScale>;
export default meta;
type Story = StoryObj;

export const Type: Story = {
  render: () => (
    <TokenPage
      title="Type"
      text="Sizes, leading, weight and tracking, in Latin and Arabic letters. Large sizes follow the width of the page."
    >
      <TypeScale />
    </TokenPage>
  ),
};
