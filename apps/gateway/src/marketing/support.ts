import type { SupportPage } from '@lunette/marketing/contract';
import { configurationOf } from '../configuration/configurationOf.ts';
import { readPage } from '../content/page/readPage.ts';
import type { CallContext } from '../platform/http/callContext.ts';
import { refuse } from '../platform/http/refuse.ts';

/** The support page of a country in a language, with the contact that its header shows too. */
export async function supportPage(context: CallContext): Promise<SupportPage> {
  const { catalogDb, country, language, settings } = context;
  const [stored, { support }] = await Promise.all([
    readPage('support', context),
    configurationOf(catalogDb, ['support'], { country, language }),
  ]);
  if (!stored || !('topics' in stored) || !support) throw refuse(404, 'not_found', 'platform.not-found');
  return { ...stored, contact: { ...support, email: addressOf(settings.mailFrom) } };
}

/** The address in `Lunette <hello@lunette.example>`. */
function addressOf(sender: string): string {
  return /<(.+)>/.exec(sender)?.[1] ?? sender;
}
