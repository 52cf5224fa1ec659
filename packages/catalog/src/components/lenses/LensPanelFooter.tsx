import { Price } from '@lunette/ui-kit';
import { Fragment } from 'react';
import { useProductText } from '../../productText.ts';
import { LensArrival } from './LensArrival.tsx';
import { LensPanelAction } from './LensPanelAction.tsx';
import type { LensPanelProps } from './LensPanel.tsx';
import type { LensStep } from '../../rules/buyingWay.ts';
import { isGivenNow, partsAtLeast, totalOf } from './lensChoice.ts';
import type { LensOffer } from './useLensOffer.ts';

/** Props of `LensPanelFooter`. */
export interface LensPanelFooterProps extends LensPanelProps {
  /** The id of the form that the button submits. */
  form: string;
  offer: LensOffer;
  step: LensStep | undefined;
  following: LensStep | undefined;
}

/** The running price with its parts, beside the button of the step. */
export function LensPanelFooter(props: LensPanelFooterProps) {
  const { product, selection, offer, step, following } = props;
  const t = useProductText();
  const { currencyCode } = product;
  const parts = step === 'use' && following ? partsAtLeast(product, selection.choice) : offer.parts;
  const isLast = following === undefined && !(step === 'power' && isGivenNow(selection.choice));
  return (
    <>
      <p className="mb-2.5 text-14 text-ink-soft">
        {parts.map(({ title, price: value }, index) => (
          <Fragment key={title}>
            {index > 0 && (value < 0 ? ' − ' : ' + ')}
            <bdi>{title}</bdi>{' '}
            {value === 0 ? (
              t('lenses.included-inline')
            ) : (
              <Price amount={{ value: Math.abs(value), currencyCode }} />
            )}
          </Fragment>
        ))}
      </p>
      {step !== 'use' && <LensArrival product={product} choice={selection.choice} offer={offer} />}
      <div className="flex items-center justify-between gap-4">
        <p className="grid" aria-live="polite">
          <Price className="display text-28" amount={{ value: totalOf(parts), currencyCode }} />
          <span className="text-14 text-ink-soft">{t(isLast ? 'lenses.in-all' : 'lenses.so-far')}</span>
        </p>
        <LensPanelAction {...props} />
      </div>
    </>
  );
}
