import { nextTask } from './nextTask.ts';

/** Formats a plural and a number of the locale in separate tasks, because the first use of each is slow in a browser. */
export async function warmFormats(locale: string): Promise<void> {
  await nextTask();
  new Intl.PluralRules(locale).select(1);
  await nextTask();
  new Intl.NumberFormat(locale).format(1);
  await nextTask();
}
