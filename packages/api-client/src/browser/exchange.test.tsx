import { afterEach, expect, test } from 'vitest';
import { closeExchange, exchangeCall, storeExchange, openExchange } from './exchange.ts';

const later = new Date(Date.now() + 3_600_000).toISOString();
const exchange = {
  method: 'NEWPRODUCT',
  orderId: '1300482917',
  itemId: 'item-alder',
  exchangeId: 'x1',
  returnStep: 'third',
  finalStep: '',
} as const;

afterEach(() => {
  closeExchange();
  sessionStorage.clear();
});

test('RET-10 exchange mode is on while its cookie and its stored data exist', () => {
  expect(openExchange()).toBeNull();
  storeExchange(exchange, later);
  expect(document.cookie).toContain('exchangeMethod=NEWPRODUCT');
  expect(openExchange()).toMatchObject(exchange);
  document.cookie = 'exchangeMethod=; Path=/; Max-Age=0';
  expect(openExchange()).toBeNull();
  storeExchange(exchange, later);
  localStorage.removeItem('exchange');
  expect(openExchange()).toBeNull();
});

test('an exchange of another tab does not apply to this tab, until it is closed or continued here', () => {
  storeExchange(exchange, later);
  sessionStorage.clear();
  expect(openExchange()).toBeNull();
  storeExchange(exchange);
  expect(openExchange()).toMatchObject(exchange);
  closeExchange();
  expect(document.cookie).not.toContain('exchangeMethod');
  expect(localStorage.getItem('exchange')).toBeNull();
});

test('CATG-09 while an exchange is open a call about goods sends its order and item, with its service type', () => {
  expect(exchangeCall({ page: 1 })).toEqual({ query: { page: 1 } });
  storeExchange(exchange, later);
  expect(exchangeCall({ page: 1 })).toEqual({
    exchange: true,
    query: { page: 1, orderId: '1300482917', itemId: 'item-alder' },
  });
});

test('stored text that cannot be read is no exchange', () => {
  document.cookie = 'exchangeMethod=NEWPRODUCT; Path=/';
  localStorage.setItem('exchange', '{');
  expect(openExchange()).toBeNull();
});
