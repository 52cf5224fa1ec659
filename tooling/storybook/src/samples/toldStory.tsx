import type { ReactRenderer } from '@storybook/react-vite';
import { SampleContext } from '@lunette/ui-kit/testing';
import { useContext } from 'react';
import { defaultDecorateStory } from 'storybook/preview-api';
import type { DecoratorApplicator } from 'storybook/internal/types';

type Draw = Parameters<DecoratorApplicator<ReactRenderer>>[0];

/** Draws a story and says its sample words as the stage around it says them. */
function Told({ draw, context }: { draw: Draw; context: Parameters<Draw>[0] }) {
  return useContext(SampleContext)(draw(context));
}

/** Decorates a story with its sample words told in the language of the toolbar. */
export const toldStory: DecoratorApplicator<ReactRenderer> = (draw, decorators) =>
  defaultDecorateStory<ReactRenderer>((context) => <Told draw={draw} context={context} />, decorators);
