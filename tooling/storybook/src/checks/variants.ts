import type { ReactRenderer } from '@storybook/react-vite';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import type { StoryContext } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from './axeViolations.ts';
import { untranslatedTexts } from './untranslatedTexts.ts';
import { waitForStory } from './waitForStory.ts';

/** The context of a story under test, which can be rendered again. */
type RenderedStory = StoryContext<ReactRenderer> & { renderToCanvas?: () => Promise<void> };

const CALM = '*, *::before, *::after { transition: none !important; animation: none !important }';

// A busy machine loads a lazy screen slowly; a longer timeout costs nothing on a fast one. A failure prints the elements of
// the story without the styles and scripts of Storybook.
configure({ asyncUtilTimeout: 20_000, defaultIgnore: 'script, style, .sb-wrapper' });

/**
 * The messages that a story writes to the console; they are faults too, such as a missing key or an update that no test
 * waits for.
 */
const said: string[] = [];
const speak = { error: console.error, warn: console.warn };

/** Runs before each story: clears stored data and records console messages. */
export function beforeEach() {
  said.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  // Storybook itself would emit this event; the addon for pseudo states needs it to show states such as hover.
  addons.getChannel().emit(STORY_RENDERED);
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => {
      said.push(`console.${level}: ${words.map(String).join(' ').slice(0, 600)}`);
      speak[level](...words);
    };
  return () => Object.assign(console, speak);
}

/**
 * Runs after each story. The story was tested in the light theme, in English, on a computer; here it is checked in three
 * more variants: in the dark theme, and rendered again in Arabic on a phone, in the light and the dark theme. Throws an
 * error with all faults.
 */
export async function afterEach(context: RenderedStory) {
  const faults: string[] = [];
  const calm = document.head.appendChild(document.createElement('style'));
  calm.textContent = CALM;
  const note = (look: string, found: string[]) => faults.push(...found.map((fault) => `${look}: ${fault}`));
  const loads = document.querySelector('.sk') !== null;
  const theme = (name: string) => (document.documentElement.dataset.theme = name);

  try {
    if (context.title.startsWith('Components/')) await matchesItsPicture(context);
    theme('dark');
    note('English, dark', await axeViolations(['color-contrast']));

    await page.viewport(390, 844);
    context.globals = { ...context.globals, language: 'ar', country: 'AE', theme: 'light' };
    await context.renderToCanvas?.();
    await waitForStory(document, loads);
    note('Arabic, phone', [...(await axeViolations()), ...untranslatedTexts(document.body), ...sideways()]);
    theme('dark');
    note('Arabic, phone, dark', await axeViolations(['color-contrast']));
  } finally {
    // Stories share one page: animations must work again in the next one, also if this one has failed.
    calm.remove();
  }
  faults.push(...said);
  if (faults.length > 0) throw new Error(`Looked at again, the story has faults:\n\n${faults.join('\n\n')}`);
}

/** Compares a component of the UI kit with its picture in `pictures/`, so that its look cannot change unintentionally. */
async function matchesItsPicture({ id, canvasElement }: RenderedStory): Promise<void> {
  await document.fonts.ready;
  await waitForStory(document, true);
  // An element that is fixed to the window, such as a bar at its lower edge, has no height in the canvas.
  if (canvasElement.offsetHeight === 0) return;
  // The pointer is still where an earlier story has pressed, and would show a hovered element.
  await userEvent.hover(document.documentElement, { position: { x: innerWidth - 1, y: innerHeight - 1 } });
  await expect.element(page.elementLocator(canvasElement)).toMatchScreenshot(id);
}

function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide and scrolls sideways`] : [];
}
