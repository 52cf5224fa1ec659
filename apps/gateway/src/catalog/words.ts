import type { Language } from '@lunette/country-config';
import type { ModelRow, ProductRow } from './catalogue.ts';

/** Names of a product in a language: `Alder`, `Havana tortoise`, and both as a line of a bag shows them. */
export function productWords(
  { text, model }: Pick<ProductRow, 'text'> & { model: Pick<ModelRow, 'text'> },
  language: Language,
): { model: string; brand: string; variant: string; name: string; fullName: string; description: string } {
  const ofModel = model.text[language];
  const { variant, fullName } = text[language];
  const separator = language === 'ar' ? '، ' : ', ';
  return {
    model: ofModel.name,
    brand: ofModel.brand,
    variant,
    name: variant === '' ? ofModel.name : `${ofModel.name}${separator}${variant}`,
    fullName: variant === '' ? fullName : `${fullName}${separator}${variant}`,
    description: ofModel.description,
  };
}
