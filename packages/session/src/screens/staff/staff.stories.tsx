import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { Wrap } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { staffContract } from '../../contract/index.ts';
import { STAFF_PASSWORD, staffGateway } from '../../testing/staffGateway.ts';
import { StaffScreen } from './StaffScreen.tsx';
import { StaffSignInScreen } from './StaffSignInScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  page: ReactNode;
}

const meta = {
  title: 'Screens/Staff',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/staff' },
  args: { gateway: () => staffGateway({ isIn: true }), page: <StaffScreen /> },
  render: ({ gateway, page }) => (
    <TestGatewayStore gateway={gateway}>
      <main className="min-h-dvh">
        <Wrap className="py-10">{page}</Wrap>
      </main>
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sales: Story = {};
export const Optician: Story = { args: { gateway: () => staffGateway({ isIn: true, role: 'doctor' }) } };
export const Unreachable: Story = {
  args: {
    gateway: () =>
      staffGateway().on(staffContract.getPreSalesInfo, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      }),
  },
};
export const SignIn: Story = { args: { gateway: staffGateway, page: <StaffSignInScreen /> } };
export const Code: Story = {
  args: { gateway: staffGateway, page: <StaffSignInScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^E-mail|^البريد/), 'vikram@store.example');
    await userEvent.type(canvas.getByLabelText(/^Password|^كلمة المرور/), STAFF_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: /^Continue|^متابعة/ }));
    await expect(await canvas.findByLabelText(/^Code of|^رمز من/)).toBeVisible();
  },
};
