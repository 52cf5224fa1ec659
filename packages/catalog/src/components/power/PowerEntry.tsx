import { useAppSelector } from '@lunette/api-client';
import { toMinor } from '@lunette/country-config';
import {
  PowerFields,
  PowerForm,
  wayOf,
  type PowerAction,
  type PowerDraft,
  type SavedPrescriptionList,
} from '@lunette/prescription';
import { boxesOf } from '@lunette/prescription/rules';
import { selectSignIn } from '@lunette/session';
import { ArrowLink, useLocale } from '@lunette/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { PowerRange, Prescription } from '@lunette/prescription/contract';
import type { LensSupply, Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { supplyDiscount, supplyPercent } from '../../rules/lenses/lensSupply.ts';
import { sellingPrice } from '../lenses/lensChoice.ts';
import { purchaseOf } from '../lenses/purchaseOf.ts';
import { useLensOffer } from '../lenses/useLensOffer.ts';
import type { LensSelection } from '../lenses/useLensSelection.ts';
import type { OnAdded, RenderBuy } from '../buy/purchaseChoice.ts';
import { LensSupplyChoice } from './LensSupplyChoice.tsx';
import { useLensSupplies } from './useLensSupplies.ts';
import { SavedPrescriptionSection } from './SavedPrescriptionSection.tsx';

/** Props of `PowerEntry`. */
export interface PowerEntryProps {
  product: Product;
  selection: LensSelection;
  draft: PowerDraft;
  onDraft: (draft: PowerDraft) => void;
  renderBuy: RenderBuy;
  onAdded: OnAdded;
  onBack: () => void;
}

/** The page section in which a power is entered: for spectacle lenses, or for contact lenses with their boxes. */
export function PowerEntry(props: PowerEntryProps) {
  const { product, selection, onBack } = props;
  const t = useProductText();
  const { isLogined } = useAppSelector(selectSignIn);
  const isContact = product.classification === 'contact_lens';
  const isPicture = selection.choice.how === 'picture';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section id="power" className="wrap pt-5 pb-16">
      <ArrowLink back as="button" onClick={onBack}>
        {isContact ? product.modelName : t('power.back')}
      </ArrowLink>
      <h1 ref={heading} tabIndex={-1} className="display text-48 outline-0 max-tablet:text-[1.625rem]">
        {t(isPicture ? 'power.title-picture' : 'power.title')}
      </h1>
      <p className="mt-2.5 max-w-[58ch] text-ink-soft">
        {t(`power.intro${isContact ? '-contact' : ''}${isPicture ? '-picture' : ''}`)}
      </p>
      <PowerFields
        productId={product.id}
        powerType={isContact ? 'contact_lens' : selection.choice.powerType}
        withSaved={isLogined}
      >
        {(range, saved) => {
          const Power = isContact ? ContactPower : LensPower;
          return <Power {...props} range={range} saved={saved} />;
        }}
      </PowerFields>
    </section>
  );
}

type WithRange = PowerEntryProps & { range: PowerRange; saved: SavedPrescriptionList };

function LensPower(props: WithRange) {
  const { product, selection, renderBuy, onAdded } = props;
  const t = useProductText();
  const lensOffer = useLensOffer(product, selection.choice);
  const label = useAddLabel(product);
  const action: PowerAction = {
    label: () => label(lensOffer.total),
    render: (prescription, words) =>
      renderBuy(purchaseOf(product.id, selection.choice, lensOffer, prescription), words, onAdded),
    loading: lensOffer.loading,
    retry: lensOffer.failed && !lensOffer.loading ? { label: t('lenses.retry'), run: lensOffer.retry } : null,
  };
  return <Form {...props} action={action} />;
}

/** The entry of a power of contact lenses, which are priced by the box; a long supply costs less. */
function ContactPower(props: WithRange) {
  const { product, draft, onDraft, renderBuy, onAdded } = props;
  const label = useAddLabel(product);
  const supplies = useLensSupplies(product.id, draft);
  const action: PowerAction = {
    label: (prescription) => label(priceOfBoxes(product, prescription, supplies.offered)),
    render: (prescription, words) =>
      renderBuy({ productId: product.id, powerType: 'contact_lens', prescription }, words, onAdded),
    loading: false,
    retry: null,
  };
  return (
    <>
      <LensSupplyChoice supplies={supplies} draft={draft} onDraft={onDraft} />
      <Form {...props} action={action} />
    </>
  );
}

/** The price of the boxes of both eyes after the discount of their supply. */
function priceOfBoxes(product: Product, prescription: Prescription, supplies: readonly LensSupply[]): number {
  const price = (boxesOf(prescription) ?? 1) * toMinor(sellingPrice(product));
  return (price - supplyDiscount(price, supplyPercent(prescription, supplies))) / 100;
}

function Form(props: WithRange & { action: PowerAction }) {
  const { product, selection, range, saved, draft, onDraft, action } = props;
  const { how } = selection.choice;
  const [taken, setTaken] = useState(0);
  const takeSaved = (power: PowerDraft) => {
    onDraft(power);
    selection.choose({ how: wayOf(power) });
    setTaken(taken + 1);
  };
  return (
    <>
      <SavedPrescriptionSection saved={saved} range={range} onUse={takeSaved} />
      <PowerForm
        // What a saved prescription lacks is shown at once, not only after its fields have lost the focus.
        key={taken}
        goods={product}
        range={range}
        way={how === 'studio' ? 'typed' : how}
        onWay={(way) => selection.choose({ how: way })}
        draft={draft}
        onDraft={onDraft}
        action={action}
      />
    </>
  );
}

function useAddLabel({ currencyCode }: Product) {
  const t = useProductText();
  const { money } = useLocale();
  return (value: number) => t('product.add', { price: money({ value, currencyCode }) });
}
