import { spelled } from '@lunette/country-config';
import type { CallContext } from '../platform/http/callContext.ts';
import type { ModelRow, ProductRow } from './catalogue.ts';

type Reader = Pick<CallContext, 'language' | 'country'>;

/** Stored words in the language of a reader and the spelling of the country. */
export function wordsIn<Words extends object>(
  texts: Record<Reader['language'], Words>,
  { language, country }: Reader,
): Words {
  const entries = Object.entries(texts[language]).map(([name, text]: [string, unknown]) => [
    name,
    typeof text === 'string' ? spelled(text, language, country) : text,
  ]);
  return Object.fromEntries(entries) as Words;
}

/** Names of a product: `Alder`, `Havana tortoise`, and both as a line of a bag shows them. */
export function productWords(
  { text, model }: Pick<ProductRow, 'text'> & { model: Pick<ModelRow, 'text'> },
  reader: Reader,
): { model: string; brand: string; variant: string; name: string; fullName: string; description: string } {
  const ofModel = wordsIn(model.text, reader);
  const { variant, fullName } = wordsIn(text, reader);
  const separator = reader.language === 'ar' ? '، ' : ', ';
  return {
    model: ofModel.name,
    brand: ofModel.brand,
    variant,
    name: variant === '' ? ofModel.name : `${ofModel.name}${separator}${variant}`,
    fullName: variant === '' ? fullName : `${fullName}${separator}${variant}`,
    description: ofModel.description,
  };
}
