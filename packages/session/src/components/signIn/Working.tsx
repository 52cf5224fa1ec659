import { SignInLayout } from './SignInLayout.tsx';

/** A page with a spinner and a text that says what is being done. */
export function Working({ title, text }: { title: string; text: string }) {
  return (
    <SignInLayout title={title}>
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <span className="spin text-accent" aria-hidden="true" />
        {text}
      </p>
    </SignInLayout>
  );
}
