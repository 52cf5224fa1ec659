import { anOrder, anOrderItem } from '@lunette/orders-returns/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import en from '../../locales/en.json';
import { renderEyeTest } from './renderEyeTest.tsx';
import { renderFitting } from './renderFitting.tsx';

const studio = {
  code: 'in-koregaon-park',
  name: 'Koregaon Park',
  address: '14 North Main Road, Pune',
  phone: '+91 20 5550 0142',
  opens: '10:00',
  closes: '21:00',
  visit: null,
};

test('a fitting and an eye test keep their place in the order while their code is loading', () => {
  const item = anOrderItem();
  const order = anOrder([item], { studio });
  const { container, unmount } = render(
    <TestTexts messages={en}>
      {renderFitting?.(item, order)}
      {renderEyeTest?.(order, true)}
    </TestTexts>,
  );
  expect(container.querySelectorAll('.sk')).toHaveLength(2);
  unmount();
});

test('APPT-02 a fitting is offered from the last expected day of its item, else from the day of the order', () => {
  const expectedStatuses = [
    { status: 'packed', date: '2026-11-28' },
    { status: 'delivered', date: '2026-12-01' },
  ];
  const fromOf = (item = anOrderItem()) => {
    const part = renderFitting?.(item, anOrder([item]));
    return isValidElement<{ from: string }>(part) && part.props.from;
  };
  expect(fromOf(anOrderItem({ expectedStatuses }))).toBe('2026-12-01');
  const { deliveryDate } = anOrder().deliveryOption;
  expect(fromOf(anOrderItem({ expectedStatuses: [] }))).toBe(deliveryDate);
});
