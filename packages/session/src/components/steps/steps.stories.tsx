import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { inEnglish } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { signInContract } from '../../contract/index.ts';
import { AddPasskey } from '../linking/AddPasskey.tsx';
import { LinkEmail } from '../linking/LinkEmail.tsx';
import { LinkMobile } from '../linking/LinkMobile.tsx';
import type { SentCode } from '../forms/useSendCode.ts';
import type { Mobile } from '../../rules/readIdentity.ts';
import { ANANYA, KNOWN_NUMBER, signInGateway } from '../../testing/signInGateway.ts';
import { CodeStep } from './CodeStep.tsx';
import { ForgotStep } from './ForgotStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

interface Args {
  gateway: () => TestGateway;
  step: ReactNode;
}

const nothing = () => undefined;
const BEGUN = performance.now();
const mobile: Mobile = { telephone: KNOWN_NUMBER, phoneCode: '+91', country: 'IN' };

function Code({ isLast = false, isNew = false }: { isLast?: boolean; isNew?: boolean }) {
  const sent: SentCode = { digits: 6, seconds: isLast ? 0 : 90, start: BEGUN, isLast };
  return (
    <CodeStep
      mobile={mobile}
      sent={sent}
      isNew={isNew}
      onVerified={nothing}
      onSent={nothing}
      onChange={nothing}
      onPasskey={nothing}
      onEmail={nothing}
    />
  );
}

function Password() {
  return (
    <PasswordStep
      email={ANANYA.email}
      onEntered={nothing}
      onChange={nothing}
      onForgot={nothing}
      onRegister={nothing}
    />
  );
}

const meta = {
  title: 'Screens/Sign in, step by step',
  parameters: { controls: { disable: true }, narrow: true },
  args: { gateway: signInGateway, step: <Code /> },
  render: ({ gateway, step }) => <TestGatewayStore gateway={gateway}>{step}</TestGatewayStore>,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TheCode: Story = {};
export const NewHere: Story = { args: { step: <Code isNew /> } };
export const NoMoreCodes: Story = { args: { step: <Code isLast /> } };
export const WrongCode: Story = {
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code of 6 digits'), '111111');
    await expect(await canvas.findByText(/4 tries left/)).toBeVisible();
  }),
};
export const ThePassword: Story = { args: { step: <Password /> } };
export const WrongPassword: Story = {
  args: { step: <Password /> },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'eight blue lamps{Enter}');
    await expect(await canvas.findByText('E-mail or password is not right.')).toBeVisible();
  }),
};
export const ACaptchaIsDue: Story = {
  args: {
    step: <Password />,
    gateway: () =>
      signInGateway().on(signInContract.authenticate, () => {
        throw new Refusal(403, 'captcha_required', 'Please confirm that you are a person, then try again.');
      }),
  },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'seven blue lamps{Enter}');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I am a person' }));
    await expect(await canvas.findByText('Confirmed')).toBeVisible();
  }),
};
export const Forgotten: Story = {
  args: { step: <ForgotStep email={ANANYA.email} hasNone={false} onBack={nothing} /> },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText(/the link is on its way to it/)).toBeVisible();
  }),
};
export const NoPasswordYet: Story = {
  args: { step: <ForgotStep email={ANANYA.email} hasNone onBack={nothing} /> },
};
export const AddAPasskey: Story = { args: { step: <AddPasskey onDone={nothing} onLater={nothing} /> } };
export const GiveAnEmail: Story = { args: { step: <LinkEmail onDone={nothing} onLater={nothing} /> } };
export const GiveANumber: Story = { args: { step: <LinkMobile onDone={nothing} /> } };
