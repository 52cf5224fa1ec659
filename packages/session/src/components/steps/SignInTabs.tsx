import { useAppDispatch, useAppSelector } from '@lunette/api-client';
import { Tabs } from '@lunette/ui-kit';
import type { SignInTab } from '../../signInState.ts';
import { selectSignIn, SIGN_IN_TABS, signInOpened } from '../../slice.ts';
import { useText } from '../../text.ts';
import { RegisterForm } from '../forms/RegisterForm.tsx';
import { IdentityStep } from './IdentityStep.tsx';
import type { SignInStepsProps } from './SignInSteps.tsx';

/** The tabs to register and to sign in, side by side in the order of the specification (UI-07). */
export function SignInTabs({ tab, steps, enterBy }: SignInStepsProps & { tab: SignInTab }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { popup } = useAppSelector(selectSignIn);
  const show = (next: SignInTab) =>
    void dispatch(signInOpened({ tab: next, ...(popup?.returnTo && { returnTo: popup.returnTo }) }));
  const { step, go, typed, type, registration, setRegistration, sentTo } = steps;
  const panels = {
    'sign-up': <RegisterForm draft={registration} onDraft={setRegistration} onEntered={enterBy('other')} />,
    'sign-in': (
      <IdentityStep
        typed={typed}
        onType={type}
        onEmail={(email, { hasPassword }) =>
          go(hasPassword ? { name: 'password', email } : { name: 'forgot', email, hasNone: true })
        }
        onCode={(mobile, sent, isNew) => go({ name: 'code', mobile, sent, isNew })}
        sentTo={sentTo}
        mobile={step.name === 'identity' ? (step.mobile ?? null) : null}
        onPasskey={enterBy('other', { withPasskey: true })}
      />
    ),
  };
  return (
    <Tabs
      label={t('session.ways')}
      className="[&>[role=tablist]]:justify-self-stretch"
      value={tab}
      onChange={show}
      tabs={SIGN_IN_TABS.map((value) => ({ value, label: t(`session.${value}`), panel: panels[value] }))}
    />
  );
}
