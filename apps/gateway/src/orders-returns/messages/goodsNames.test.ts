import { expect, test } from 'vitest';
import { goodsNames, type NamedPieces } from './goodsNames.ts';

const goods = (modelName: string, pieces: number, name = modelName) =>
  ({ item: { details: { modelName, name } }, pieces }) as NamedPieces;

test('a message names products by their model, and counts pieces of one model together', () => {
  const order = { language: 'en', country: 'IN' } as const;
  expect(goodsNames(order, [goods('Alder', 1), goods('Alder', 2), goods('', 1, 'Hard case, green')])).toBe(
    '3\u00a0×\u00a0Alder and Hard case, green',
  );
  expect(goodsNames({ language: 'ar', country: 'AE' }, [goods('ألدر', 1), goods('جونو', 1)])).toBe(
    'ألدر وجونو',
  );
});
