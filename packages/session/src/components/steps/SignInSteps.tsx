import { useAppDispatch, useAppSelector } from '@lunette/api-client';
import { selectSignIn, signInOpened } from '../../slice.ts';
import type { EnterBy, SignInStepsState } from '../popup/useSignInSteps.ts';
import { CodeStep } from './CodeStep.tsx';
import { ForgotStep } from './ForgotStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** Props of `SignInSteps`. */
export interface SignInStepsProps {
  steps: SignInStepsState;
  enterBy: EnterBy;
}

/** The step that follows the entered identity. */
export function SignInSteps({
  steps: { step, go, type, registration, setRegistration },
  enterBy,
}: SignInStepsProps) {
  const dispatch = useAppDispatch();
  const { popup } = useAppSelector(selectSignIn);
  const change = () => go({ name: 'identity' });
  if (step.name === 'password')
    return (
      <PasswordStep
        email={step.email}
        onEntered={enterBy('other')}
        onChange={change}
        onForgot={() => go({ name: 'forgot', email: step.email, hasNone: false })}
        onRegister={() => {
          setRegistration({ ...registration, email: step.email });
          go({ name: 'identity' });
          dispatch(signInOpened({ tab: 'sign-up', ...(popup?.returnTo && { returnTo: popup.returnTo }) }));
        }}
      />
    );
  if (step.name === 'code')
    return (
      <CodeStep
        mobile={step.mobile}
        sent={step.sent}
        isNew={step.isNew}
        onVerified={(answer) => enterBy('code', { isNew: answer.isNew })(answer)}
        onSent={(sent) => go({ ...step, sent })}
        onChange={change}
        onPasskey={enterBy('other', { withPasskey: true })}
        onEmail={() => {
          type('');
          go({ name: 'identity', mobile: step.mobile });
        }}
      />
    );
  if (step.name === 'forgot') return <ForgotStep email={step.email} hasNone={step.hasNone} onBack={change} />;
  return null;
}
