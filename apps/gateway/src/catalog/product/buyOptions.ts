import type { BuyOptionGroup } from '@lunette/catalog/contract';
import { countryOf, fromMinor } from '@lunette/country-config';
import type { PowerType } from '@lunette/prescription/contract';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { lensesFor, lensPriceOf } from '../lenses/lensOffer.ts';
import { productTranslation } from '../translations.ts';
import { findProduct, POWERED } from './product.ts';

type Option = BuyOptionGroup['options'][number];

const GROUPS = ['alone', 'lenses', 'power'] as const;

/** The ways to buy a product, grouped by what is bought with it (PDP-12); empty groups are left out. */
export function buyOptions(productId: string, context: AnswerContext): { groups: BuyOptionGroup[] } {
  const { catalogue, product, price } = findProduct(context, productId);
  const { country, t } = context;
  const { currencyCode } = countryOf(country);
  const optionOf = (powerType: PowerType): Option => {
    const amounts = lensesFor(catalogue, product, powerType).map(({ row }) =>
      lensPriceOf(catalogue, country, row.id),
    );
    return {
      power_type: powerType,
      title: t(`catalog.lens-type.${powerType}.title`),
      price: fromMinor(price.selling + (amounts.length > 0 ? Math.min(...amounts) : 0), currencyCode),
    };
  };
  const { powerTypes } = product.model;
  const options =
    powerTypes.length > 0
      ? powerTypes.map((powerType) => ({ group: groupOf(powerType), option: optionOf(powerType) }))
      : [{ group: 'alone' as const, option: bare(productTranslation(product, context).name) }];
  return {
    groups: GROUPS.flatMap((id) => {
      const own = options.filter(({ group }) => group === id).map(({ option }) => option);
      return own.length > 0 ? [{ id, title: t(`catalog.buy-group.${id}`), options: own }] : [];
    }),
  };

  function bare(title: string): Option {
    return { power_type: null, title, price: fromMinor(price.selling, currencyCode) };
  }
}

function groupOf(powerType: PowerType): BuyOptionGroup['id'] {
  if (POWERED.includes(powerType)) return 'power';
  return powerType === 'zero_power' ? 'lenses' : 'alone';
}
