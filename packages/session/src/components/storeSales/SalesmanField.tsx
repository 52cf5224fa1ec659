import { Button, Num, TextField } from '@lunette/ui-kit';
import { useState } from 'react';
import { useLazyGetSalesmanQuery } from '../../api/storeSale.ts';
import { useStaffText } from '../../staffText.ts';
import { useReason } from '../../useReason.ts';

interface SalesmanFieldProps {
  /** The number of who is signed in. */
  own: string;
  /** What is wrong with the number that was sent. */
  error?: string | undefined;
}

/**
 * The employee number of who made a sale. It is verified when the field is left or the button is pressed: the name is shown,
 * or that nobody has the number, which stays in the field.
 */
export function SalesmanField({ own, error }: SalesmanFieldProps) {
  const t = useStaffText();
  const reason = useReason();
  const [ask, { currentData: salesman, error: refusal, isFetching }] = useLazyGetSalesmanQuery();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const id = typed.trim();
  const isAnswered = asked === id && !isFetching;
  const found = asked === id ? salesman : undefined;
  const check = (again: boolean) => {
    if (asked === id && (found || isFetching || !again)) return;
    setAsked(id);
    if (id !== '') void ask({ params: { salesmanId: id } }, true);
  };
  const fault = isAnswered && refusal ? reason(refusal) : undefined;
  const missing = asked === '' && id === '' ? t('staff.salesman-missing') : undefined;
  return (
    <TextField
      name="salesmanId"
      label={t('staff.salesman')}
      hint={t.rich('staff.own-number', { number: <Num>{own}</Num> })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => id !== '' && check(false)}
      error={found ? undefined : (fault ?? missing ?? error)}
      good={found && <bdi>{found.name}</bdi>}
      after={
        <Button
          kind="quiet"
          size="s"
          className="-me-2"
          loading={asked === id && isFetching}
          onClick={() => check(true)}
        >
          {t('staff.check')}
        </Button>
      }
    />
  );
}
