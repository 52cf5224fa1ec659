import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpaceScale } from './SpaceScale.tsx';
import { TokenPage } from './TokenPage.tsx';

const meta = {
  title: 'Tokens/Space',
  component: SpaceScale,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SpaceScale>;
export default meta;
type Story = StoryObj;

export const Space: Story = {
  render: () => (
    <TokenPage
      title="Space"
      text="Steps of four. The gutter grows with the page; nothing to touch is smaller than tap. Each bar is measured where it stands."
    >
      <SpaceScale />
    </TokenPage>
  ),
};
