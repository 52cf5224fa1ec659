import type { ReactRenderer } from '@storybook/react-vite';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import type { StoryContext } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { axeFaults } from './axeFaults.ts';
import { untranslatedTexts } from './untranslatedTexts.ts';
import { settled } from './settled.ts';

/** A story under test can be drawn again. */
type Shown = StoryContext<ReactRenderer> & { renderToCanvas?: () => Promise<void> };

const CALM = '*, *::before, *::after { transition: none !important; animation: none !important }';

// A busy machine fetches a lazy screen slowly; waiting longer costs nothing where it does not. A failure shows what the
// story had drawn, not the sheets that Storybook keeps beside it.
configure({ asyncUtilTimeout: 20_000, defaultIgnore: 'script, style, .sb-wrapper' });

/** What a story writes to the console is a fault too, such as a missing key or an update that no test waits for. */
const said: string[] = [];
const speak = { error: console.error, warn: console.warn };

export function beforeEach() {
  said.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  // Storybook would say so itself; the pseudo states listen, and draw what a hand does to a control.
  addons.getChannel().emit(STORY_RENDERED);
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => {
      said.push(`console.${level}: ${words.map(String).join(' ').slice(0, 600)}`);
      speak[level](...words);
    };
  return () => Object.assign(console, speak);
}

/**
 * A story has been tested in the light theme, in English, on a computer. Here it is checked in three more variants: as it is
 * in the dark theme, then drawn again in Arabic on a phone, in the light and in the dark theme.
 */
export async function afterEach(context: Shown) {
  const faults: string[] = [];
  const calm = document.head.appendChild(document.createElement('style'));
  calm.textContent = CALM;
  const note = (look: string, found: string[]) => faults.push(...found.map((fault) => `${look}: ${fault}`));
  const loads = document.querySelector('.sk') !== null;
  const theme = (name: string) => (document.documentElement.dataset.theme = name);

  try {
    if (context.title.startsWith('Components/')) await matchesItsPicture(context);
    theme('dark');
    note('English, dark', await axeFaults(['color-contrast']));

    await page.viewport(390, 844);
    context.globals = { ...context.globals, language: 'ar', country: 'AE', theme: 'light' };
    await context.renderToCanvas?.();
    await settled(document, loads);
    note('Arabic, phone', [...(await axeFaults()), ...untranslatedTexts(document.body), ...sideways()]);
    theme('dark');
    note('Arabic, phone, dark', await axeFaults(['color-contrast']));
  } finally {
    // Stories share one page: the next one moves again, whatever became of this one.
    calm.remove();
  }
  faults.push(...said);
  if (faults.length > 0) throw new Error(`Looked at again, the story has faults:\n\n${faults.join('\n\n')}`);
}

/** A component of the UI kit looks as its picture in `pictures/` does: a change of its look is made on purpose. */
async function matchesItsPicture({ id, canvasElement }: Shown): Promise<void> {
  await document.fonts.ready;
  await settled(document, true);
  // What is fixed to the window, such as a bar at its lower edge, has no height in the canvas.
  if (canvasElement.offsetHeight === 0) return;
  await expect.element(page.elementLocator(canvasElement)).toMatchScreenshot(id);
}

function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide and scrolls sideways`] : [];
}
