import { TestGatewayStore } from '@lunette/api-client/testing';
import { inEnglish } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { SignInTab } from '../../signInState.ts';
import { signInOpened } from '../../slice.ts';
import { signInGateway } from '../../testing/signInGateway.ts';
import { SignInPopup } from './SignInPopup.tsx';

interface Args {
  tab: SignInTab;
}

const meta = {
  title: 'Screens/Sign in',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/eyeglasses' },
  args: { tab: 'sign-in' },
  render: ({ tab }) => (
    <TestGatewayStore gateway={signInGateway} prepare={(store) => store.dispatch(signInOpened({ tab }))}>
      <main className="min-h-dvh" />
      <SignInPopup />
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The popup, once it has faded in: a busy machine may render no frame for a while. */
async function dialogOf(page: HTMLElement) {
  const dialog = await within(page.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const SignIn: Story = {};
export const SignUp: Story = { args: { tab: 'sign-up' } };
export const NeitherMailNorNumber: Story = {
  play: inEnglish(async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await dialog.findByLabelText('E-mail or mobile number'), 'ananya@');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText(/Enter a full e-mail address/)).toBeVisible();
  }),
};
export const SomethingIsMissing: Story = {
  args: { tab: 'sign-up' },
  play: inEnglish(async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await dialog.findByLabelText('Password'), 'lunette2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Open an account' }));
    await expect(await dialog.findByText('Enter your first name.')).toBeVisible();
    await expect(dialog.getByText('This password is too easy to guess.')).toBeVisible();
  }),
};
export const ACodeForANumber: Story = {
  play: inEnglish(async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await dialog.findByLabelText('E-mail or mobile number'), '98220 41377');
    await userEvent.click(dialog.getByRole('button', { name: 'Send a code' }));
    await userEvent.type(await dialog.findByLabelText('Code of 6 digits'), '407');
    await expect(dialog.getByText(/Type all six digits/)).toBeVisible();
  }),
};
