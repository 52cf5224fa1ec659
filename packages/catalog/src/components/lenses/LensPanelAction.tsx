import { laterPrescription } from '@lunette/prescription';
import { Button, useLocale } from '@lunette/ui-kit';
import { ArrowRight } from 'lucide-react';
import { useProductText } from '../../productText.ts';
import { isGivenNow } from './lensChoice.ts';
import type { LensPanelFooterProps } from './LensPanelFooter.tsx';
import { purchaseOf } from './purchaseOf.ts';

/** The button of a step: to the next step, to the power form, or into the bag. */
export function LensPanelAction(props: LensPanelFooterProps) {
  const { product, selection, draft, renderBuy, onAdded, form, offer, step, following } = props;
  const t = useProductText();
  const { money } = useLocale();
  const { choice } = selection;
  const label = t('product.add', {
    price: money({ value: offer.total, currencyCode: product.currencyCode }),
  });
  const needsPackages = step !== 'use' || following === undefined;
  if (needsPackages && offer.failed && !offer.loading)
    return (
      <Button size="l" kind="second" onClick={offer.retry}>
        {t('lenses.retry')}
      </Button>
    );
  if (needsPackages && offer.loading)
    return (
      <Button size="l" loading>
        {label}
      </Button>
    );
  if (step === 'lenses' && offer.lens === null)
    return (
      <Button size="l" off={t('lenses.packages.none')}>
        {label}
      </Button>
    );
  const givesPower = step === 'power' && isGivenNow(choice);
  if (givesPower || following)
    return (
      <Button type="submit" form={form} size="l" iconEnd={<ArrowRight className="turns" />}>
        {t(
          givesPower
            ? `lenses.next.${choice.how === 'picture' ? 'picture' : 'typing'}`
            : `lenses.next.${following ?? 'power'}`,
        )}
      </Button>
    );
  const later = step === 'power' ? laterPrescription(draft) : undefined;
  const prescription = later && choice.how === 'studio' ? { ...later, inStudio: true } : later;
  return renderBuy(purchaseOf(product.id, choice, offer, prescription), label, onAdded);
}
