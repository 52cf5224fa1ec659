import { reasonOf } from '@lunette/api-client';
import { isTestedInStudio, powerSection } from '@lunette/prescription/rules';
import { SHELL_CONFIGURATION, useGetConfigurationQuery } from '@lunette/session';
import { LinkText, useToast } from '@lunette/ui-kit';
import { useUpdatePowerMutation } from '../../../api/cart.ts';
import type { CartLine } from '../../../contract/index.ts';
import { useText } from '../../../text.ts';
import { lineName } from '../lineName.ts';

/**
 * For glasses whose power is sent later: a button to have an eye test in a studio instead (CART-08). Nothing for other
 * lines.
 */
export function TestInStudio({ line }: { line: CartLine }) {
  const t = useText();
  const toast = useToast();
  const [update, { isLoading }] = useUpdatePowerMutation();
  const hasStudios = useGetConfigurationQuery(SHELL_CONFIGURATION).data?.studio_flow?.enabled;
  const { id, powerType, prescription } = line;
  if (!hasStudios || !prescription || !powerType || powerType === 'contact_lens') return null;
  if (powerSection(prescription) !== 'CONTACT_FOR_POWER' || isTestedInStudio(prescription)) return null;
  const choose = async () => {
    const body = { powerType, prescription: { ...prescription, inStudio: true } };
    const { error } = await update({ params: { itemId: id }, body });
    if (error) toast({ kind: 'error', text: reasonOf(error, t('cart.offline')) });
  };
  return (
    <LinkText
      as="button"
      aria-label={t('cart.test-in-studio-of', { name: lineName(line).model })}
      aria-disabled={isLoading || undefined}
      onClick={() => !isLoading && void choose()}
    >
      {t('cart.test-in-studio')}
    </LinkText>
  );
}
