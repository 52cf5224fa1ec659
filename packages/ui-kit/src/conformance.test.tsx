import { render } from '@testing-library/react';
import { createRef, type ComponentType, type Ref } from 'react';
import { describe, expect, test } from 'vitest';
import * as kit from './index.ts';
import { TestTexts } from './testing/stories.tsx';

interface Promised {
  className?: string;
  ref?: Ref<HTMLElement>;
  'data-mark'?: string;
}

/** Every component that takes the props of an element, with the minimal props that it needs. */
const FORWARDING: [string, object][] = [
  ['Button', { children: 'Pay' }],
  ['Checkbox', { children: 'Round' }],
  ['Chip', { children: 'Round' }],
  ['Choice', { title: 'Clear' }],
  ['ChoiceGroup', { legend: 'Package', children: null }],
  ['DimensionLine', { mm: 132 }],
  ['Disclosure', { title: 'Returns', children: null }],
  ['EmptyState', { title: 'Nothing' }],
  ['GoodsGrid', {}],
  ['IconButton', { label: 'Search', children: null }],
  ['ArrowLink', { href: '#', children: 'All' }],
  ['LinkText', { href: '#', children: 'All' }],
  ['Logo', {}],
  ['Message', { children: 'Saved' }],
  ['Num', { children: '1' }],
  ['Price', { amount: { value: 1 } }],
  ['SelectField', { label: 'State' }],
  ['Skeleton', {}],
  ['SummaryRows', {}],
  ['Tag', { children: 'New' }],
  ['TextArea', { label: 'Note' }],
  ['TextField', { label: 'Name' }],
  ['VisuallyHidden', { children: 'x' }],
  ['Wrap', {}],
];

const components = kit as unknown as Record<string, ComponentType<Promised>>;

describe.each(FORWARDING)('%s', (name, props) => {
  const Component = components[name] as ComponentType<Promised>;

  test('keeps its own class beside the given one, and forwards props and ref to one element', () => {
    const ref = createRef<HTMLElement>();
    const { container } = render(<Component {...props} className="given" data-mark="here" ref={ref} />, {
      wrapper: TestTexts,
    });
    expect(container.querySelectorAll('.given')).toHaveLength(1);
    expect(container.querySelectorAll('[data-mark=here]')).toHaveLength(1);
    expect(ref.current).toBe(container.querySelector('[data-mark=here]'));
  });
});

describe.each(['Button', 'Chip', 'IconButton', 'ArrowLink', 'LinkText', 'Logo', 'Wrap', 'BottomBarItem'])(
  '%s',
  (name) => {
    const Component = components[name] as ComponentType<Promised & Record<string, unknown>>;

    test('is rendered as the element given in `as`', () => {
      const { container } = render(
        <Component as="a" href="/bag" label="Bag" icon={null}>
          Bag
        </Component>,
        { wrapper: TestTexts },
      );
      expect(container.querySelector('a')?.getAttribute('href')).toBe('/bag');
      expect(container.querySelector('a')?.hasAttribute('type')).toBe(false);
    });
  },
);
