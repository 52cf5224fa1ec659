import { commaOf, spelled } from '@lunette/country-config';
import type { CallContext } from '../platform/http/callContext.ts';
import type { Translations } from './schema.ts';
import type { ModelRow, ProductRow } from './catalogue.ts';

/** Stored texts in the reader's language and the spelling of the country. */
export function translationIn<T extends object>(
  translations: Translations<T>,
  { language, country }: Pick<CallContext, 'country' | 'language'>,
): T {
  const entries = Object.entries(translations[language]).map(([name, text]: [string, unknown]) => [
    name,
    typeof text === 'string' ? spelled(text, language, country) : text,
  ]);
  return Object.fromEntries(entries) as T;
}

/**
 * The names of a product: model (`Alder`), variant (`Havana tortoise`), and both together as a line of a cart shows them.
 */
export function productTranslation(
  { text, model }: Pick<ProductRow, 'text'> & { model: Pick<ModelRow, 'text'> },
  context: Pick<CallContext, 'country' | 'language'>,
): { model: string; brand: string; variant: string; name: string; fullName: string; description: string } {
  const ofModel = translationIn(model.text, context);
  const { variant, fullName } = translationIn(text, context);
  const separator = commaOf(context.language);
  return {
    model: ofModel.name,
    brand: ofModel.brand,
    variant,
    name: variant === '' ? ofModel.name : `${ofModel.name}${separator}${variant}`,
    fullName: variant === '' ? fullName : `${fullName}${separator}${variant}`,
    description: ofModel.description,
  };
}
