import { useRef, useState } from 'react';

type Faults<Field extends string> = Partial<Record<Field, string>>;

/**
 * A form with uncontrolled fields: it reads them when it is sent, shows the errors beside the fields, and focuses the
 * first field with an error.
 */
export function useEntries<Field extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Field>>({});

  /** Reads the text of each field, by its name. */
  const read = () =>
    Object.fromEntries(
      [...new FormData(form.current ?? undefined)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    ) as Partial<Record<Field, string>>;

  /** Shows faults; returns whether there are any. */
  const show = (found: Faults<Field>): boolean => {
    const named = Object.entries(found).filter(([, text]) => text !== undefined);
    setFaults(found);
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => named.some(([fault]) => fault === name))?.focus();
    return named.length > 0;
  };
  return { form, faults, read, show };
}
