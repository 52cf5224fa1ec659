import { endpoint } from '@lunette/api-client/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contractOf } from './contractOf.ts';
import { currentContract, packagesWithContracts } from './published.ts';
import { withoutReferences, withReferences } from './references.ts';

const Price = z.object({ value: z.number(), currencyCode: z.enum(['INR', 'SGD']) });
const Line = z.object({ id: z.string(), price: Price, total: Price });
const contract = contractOf({
  lineContract: {
    getLine: endpoint({ method: 'GET', path: '/v2/lines/:id', access: 'guest', result: Line }),
    getLines: endpoint({
      method: 'GET',
      path: '/v2/lines',
      access: 'guest',
      result: z.object({ items: z.array(Line) }),
    }),
  },
});

test('a schema that occurs more than once is in the file once, named after its first place', () => {
  const file = withReferences(contract);
  expect(Object.keys(file.$defs)).toEqual(['GetLineResult', 'GetLineResultPrice']);
  expect(JSON.stringify(file).match(/"INR"/g)).toHaveLength(1);
});

test.each(packagesWithContracts())('the file of $name is read exactly as it was written', async (one) => {
  const now = await currentContract(one);
  expect(withoutReferences(withReferences(now))).toEqual(now);
});
