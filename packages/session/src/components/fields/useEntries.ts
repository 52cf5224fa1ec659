import { useRef, useState } from 'react';

type Faults<Field extends string> = Partial<Record<Field, string>>;

/**
 * A form with uncontrolled fields: it reads them when it is sent, says what is wrong beside each, and leads to
 * the first of them.
 */
export function useEntries<Field extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Field>>({});

  /** The text of each field, by its name. */
  const read = () =>
    Object.fromEntries(
      [...new FormData(form.current ?? undefined)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    ) as Partial<Record<Field, string>>;

  /** Shows faults; whether there are any. */
  const show = (found: Faults<Field>): boolean => {
    const named = Object.entries(found).filter(([, text]) => text !== undefined);
    setFaults(found);
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => named.some(([fault]) => fault === name))?.focus();
    return named.length > 0;
  };
  return { form, faults, read, show };
}
