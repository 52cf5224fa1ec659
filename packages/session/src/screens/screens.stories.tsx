import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { Wrap } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { customerContract, quickSignInContract } from '../contract/index.ts';
import { loginFlagRead } from '../slice.ts';
import { aCustomer } from '../testing/fixtures.ts';
import { signInGateway } from '../testing/signInGateway.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { SocialReturnScreen } from './SocialReturnScreen.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  isLogined: boolean;
  page: ReactNode;
}

function LoginPageInTheAccount() {
  return (
    <Wrap className="py-12">
      <SignInScreen />
    </Wrap>
  );
}

const meta = {
  title: 'Screens/Sign-in pages',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/customer/account?type=login' },
  args: { gateway: signInGateway, isLogined: false, page: <LoginPageInTheAccount /> },
  render: ({ gateway, isLogined, page }) => (
    <TestGatewayStore gateway={gateway} prepare={(store) => store.dispatch(loginFlagRead(isLogined))}>
      <main className="min-h-dvh">{page}</main>
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const ForgotPassword: Story = { args: { page: <ForgotPasswordScreen /> } };
export const NewPassword: Story = { args: { page: <ResetPasswordScreen token="good" /> } };
export const HalfALink: Story = { args: { page: <ResetPasswordScreen token="" /> } };
export const ConfirmAsGuest: Story = { args: { page: <VerifyEmailScreen token="good" /> } };
export const Confirmed: Story = { args: { page: <VerifyEmailScreen token="good" />, isLogined: true } };
export const LinkIsOver: Story = {
  args: {
    page: <VerifyEmailScreen token="old" />,
    isLogined: true,
    gateway: () =>
      signInGateway().on(customerContract.getCustomer, () =>
        aCustomer({ emailVerificationStatus: 'unverified' }),
      ),
  },
};
export const LinkOfAChangeIsOver: Story = {
  args: { page: <VerifyEmailScreen token="old" />, isLogined: true },
};
export const BackFromIdentityProvider: Story = {
  args: {
    page: <SocialReturnScreen account="sandbox" />,
    gateway: () =>
      signInGateway().on(quickSignInContract.socialAuthenticate, () => new Promise(() => undefined)),
  },
};
export const Cancelled: Story = {
  parameters: { path: '/customer/account/social/sandbox?error=access_denied&state=s' },
  args: { page: <SocialReturnScreen account="sandbox" /> },
};
