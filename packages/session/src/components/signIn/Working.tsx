import { SignInLayout } from './SignInLayout.tsx';

/** Something is being done that needs nothing of whoever waits: a turning ring, and what it is. */
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
