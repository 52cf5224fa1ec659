import type { ReactRenderer } from '@storybook/react-vite';
import { SampleContext } from '@lunette/ui-kit/testing';
import { useContext } from 'react';
import { defaultDecorateStory } from 'storybook/preview-api';
import type { DecoratorApplicator } from 'storybook/internal/types';

type Draw = Parameters<DecoratorApplicator<ReactRenderer>>[0];

/** Renders a story and translates its samples for the country and language of the surrounding stage. */
function TranslatedStory({ draw, context }: { draw: Draw; context: Parameters<Draw>[0] }) {
  return useContext(SampleContext)(draw(context));
}

/** Decorates a story so that its samples are in the language of the toolbar. */
export const translatedStory: DecoratorApplicator<ReactRenderer> = (draw, decorators) =>
  defaultDecorateStory<ReactRenderer>(
    (context) => <TranslatedStory draw={draw} context={context} />,
    decorators,
  );
