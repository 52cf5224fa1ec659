import { useId, type ReactNode } from 'react';

/** One question of a booking. */
export function BookingStep({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-3.5 text-22">
        {title}
      </h2>
      {children}
    </section>
  );
}
