import { endpoint } from '@lunette/api-client/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { cachedAnswer, cachedListAnswer } from './cachedAnswer.ts';

const Frame = z.object({ name: z.string() });
const contract = endpoint({
  method: 'GET',
  path: '/frames',
  access: 'public',
  result: z.object({ title: z.string(), frames: z.array(Frame), more: z.boolean() }),
});
const validate = (frame: z.infer<typeof Frame>) => Frame.parse(frame);

test.each([
  { title: 'No frames', frames: [] },
  { title: 'Frames for ₹', frames: [{ name: 'Alder' }] },
  { title: 'A text with "frames":[] in it', frames: [{ name: 'Alder, "frames":[]' }, { name: 'نظارة' }] },
])(
  '$title: a list whose items were validated before gives the same answer as one that is validated now',
  (part) => {
    const result = { ...part, more: false };
    const answer = cachedListAnswer(contract, result, 'frames', validate);
    expect(answer).toEqual(cachedAnswer(contract, result));
    expect(JSON.parse(answer.bytes.toString())).toEqual({ result });
  },
);

test('fields that the contract does not name are neither in the answer nor in an item of its list', () => {
  const secret = { cost: 4 };
  const result = { title: 'Frames', frames: [{ name: 'Alder', ...secret }], more: true, ...secret };
  const { bytes } = cachedListAnswer(contract, result, 'frames', validate);
  expect(JSON.parse(bytes.toString())).toEqual({
    result: { title: 'Frames', frames: [{ name: 'Alder' }], more: true },
  });
});
