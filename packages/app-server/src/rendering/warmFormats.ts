import { nextTask } from './nextTask.ts';

/** The first plural and the first number of a locale take a browser long; each gets a task of its own before the page is rendered. */
export async function warmFormats(locale: string): Promise<void> {
  await nextTask();
  new Intl.PluralRules(locale).select(1);
  await nextTask();
  new Intl.NumberFormat(locale).format(1);
  await nextTask();
}
