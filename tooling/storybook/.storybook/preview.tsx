import type { Preview } from '@storybook/react-vite';
import { answerCode } from '../src/code/answerCode.ts';
import { translatedStory } from '../src/samples/translatedStory.tsx';
import { Stage } from '../src/stage/Stage.tsx';
import { theme } from '../src/stage/theme.ts';
import { storyGlobals, toolbar, widths } from '../src/stage/toolbar.ts';
import './preview.css';

answerCode();

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: { language: 'en', theme: 'light', country: 'IN' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { preload: false } },
    docs: { theme },
    viewport: { options: widths },
    controls: { expanded: true, disableSaveFromUI: true },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Change it yourself', 'Find the code'],
          'Tokens',
          ['Colour', 'Type', 'Space', 'Radius and shadow', 'Motion'],
          'Components',
          [
            'Actions',
            'Figures',
            'Forms',
            'Goods',
            'Floating',
            'States',
            'Steps and sums',
            'Finding the way',
            'Page',
          ],
          'Patterns',
          [
            'Money, dates and figures',
            'Price',
            'Goods card',
            'Size drawing',
            'Filter',
            'Steppers',
            'Power table',
            'Power entry',
            'Explained total',
            'Timeline',
            'Shell',
            'Account menu',
            'Country',
          ],
          'Screens',
          [
            'Home',
            'Listing',
            'Search panel',
            'Search',
            'Product',
            'Reviews',
            'Lenses',
            'Enter my power prompt',
            'Wishlist',
            'Cart popup',
            'Cart',
            'Checkout',
            'Payment',
            'Order',
            'Orders',
            'Sign in',
            'Sign in, step by step',
            'Sign-in pages',
            'Account',
            'Appointments',
            'Faces',
            'Frame size',
            'Frame quiz',
            'Support and leads',
          ],
        ],
      },
    },
  },
  applyDecorators: translatedStory,
  decorators: [
    (Story, { id, globals, parameters }) => (
      <Stage storyId={id} {...storyGlobals(globals)} path={(parameters.path as string | undefined) ?? '/'}>
        {parameters.narrow ? (
          <div className="max-w-[30rem]">
            <Story />
          </div>
        ) : (
          <Story />
        )}
      </Stage>
    ),
  ],
};

export default preview;
