/** Markup by the answer that it is drawn from; it goes when the answer goes. */
const drawn = new WeakMap<object, Buffer>();

/** Where a page holds a part that other pages hold too: the answers of its parts, in order. */
export interface SameParts {
  answers: object[];
  /** Notes a part: its number on this page, and whether its markup is known already. */
  place: (answer: object) => { at: number; isKnown: boolean };
}

/** The parts of one page that is being rendered. */
export function sameParts(): SameParts {
  const answers: object[] = [];
  return {
    answers,
    place: (answer) => ({ at: answers.push(answer) - 1, isKnown: drawn.has(answer) }),
  };
}

/** The page with its parts in place: what is known is set in, what has just been drawn is kept for the next page. */
export function withSameParts(page: Buffer, { answers }: SameParts): Buffer {
  return answers.reduce<Buffer>((whole, answer, at) => {
    const mark = Buffer.from(`<template data-part="${at}"></template>`);
    const start = whole.indexOf(mark);
    if (start < 0) return whole;
    const end = whole.indexOf(mark, start + mark.length);
    const markup = end < 0 ? drawn.get(answer) : Buffer.from(whole.subarray(start + mark.length, end));
    if (!markup) throw new Error('A page waits for a part that no page has drawn.');
    drawn.set(answer, markup);
    const rest = (end < 0 ? start : end) + mark.length;
    return Buffer.concat([whole.subarray(0, start), markup, whole.subarray(rest)]);
  }, page);
}
