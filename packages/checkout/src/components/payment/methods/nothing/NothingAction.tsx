import { useText } from '../../../../text.ts';
import type { MethodProps } from '../../methodView.ts';
import { PayButton } from '../../PayButton.tsx';

/** Places an order for which nothing is left to pay. */
export function NothingAction({ busy, begin }: MethodProps) {
  const t = useText();
  return (
    <PayButton loading={busy} onClick={begin}>
      {t('checkout.place-covered')}
    </PayButton>
  );
}
