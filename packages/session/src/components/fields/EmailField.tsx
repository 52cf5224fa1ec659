import { TextField } from '@lunette/ui-kit';
import type { ComponentProps } from 'react';

/** An e-mail address, written left-to-right in every language. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={120}
      className="[&_.input]:[direction:ltr]"
      {...props}
    />
  );
}
