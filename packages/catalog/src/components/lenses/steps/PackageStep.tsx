import { Choice, ChoiceGroup, ErrorState, Price, Skeleton, Tag } from '@lunette/ui-kit';
import { useId } from 'react';
import type { LensPackage, Product } from '../../../contract/index.ts';
import { useProductText } from '../../../productText.ts';
import { CoatingChoice } from './CoatingChoice.tsx';
import { CompletedStep } from './CompletedStep.tsx';
import type { LensOffer } from '../useLensOffer.ts';
import type { LensSelection } from '../useLensSelection.ts';

interface PackageStepProps {
  product: Product;
  selection: LensSelection;
  offer: LensOffer;
}

/** The second step: lens package and coatings. */
export function PackageStep({ product, selection, offer }: PackageStepProps) {
  const { choice, choose } = selection;
  const use = product.prescriptionType.find(({ id }) => id === choice.powerType);
  return (
    <>
      {use && product.prescriptionType.length > 1 && (
        <CompletedStep title={use.title} text={use.description} onChange={() => choose({ step: 'use' })} />
      )}
      <Packages selection={selection} offer={offer} />
      {offer.lens && offer.lens.coatings.length > 0 && (
        <CoatingChoice
          coatings={offer.lens.coatings}
          standing={offer.coatings}
          chosen={choice.coatingIds}
          onChange={(coatingIds) => choose({ coatingIds })}
        />
      )}
    </>
  );
}

function Packages({ selection: { choose }, offer }: Omit<PackageStepProps, 'product'>) {
  const t = useProductText();
  const name = useId();
  if (offer.loading && !offer.failed)
    return (
      <div className="grid gap-2.5" role="status" aria-label={t('lenses.packages.loading')}>
        <Skeleton className="mb-1 h-8 w-32" />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-20 rounded-control" />
        ))}
      </div>
    );
  if (offer.packages.length === 0)
    return (
      <ErrorState
        title={t(offer.failed ? 'lenses.packages.failed' : 'lenses.packages.none')}
        text={t(offer.failed ? 'lenses.packages.failed-text' : 'lenses.packages.none-text')}
        onRetry={offer.failed ? offer.retry : undefined}
        retrying={offer.loading}
      />
    );
  return (
    <ChoiceGroup legend={t('lenses.packages.title')}>
      {offer.packages.map((lens) => (
        <Choice
          key={lens.id}
          name={name}
          value={lens.id}
          title={<PackageTitle lens={lens} />}
          text={[
            `${lens.description} ${lens.warranty}.`,
            ...(lens.labDays ? [t('lenses.days', { days: lens.labDays })] : []),
          ].join(' ')}
          end={<PackagePrice lens={lens} />}
          checked={lens.id === offer.lens?.id}
          onChange={() => choose({ packageId: lens.id })}
        />
      ))}
    </ChoiceGroup>
  );
}

function PackageTitle({ lens }: { lens: LensPackage }) {
  const t = useProductText();
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {lens.title}
      {lens.recommended && <Tag tone="fit">{t('lenses.recommended')}</Tag>}
    </span>
  );
}

function PackagePrice({ lens: { price } }: { lens: LensPackage }) {
  const t = useProductText();
  return price.value === 0 ? t('lenses.included') : <Price sign="plus" amount={price} />;
}
