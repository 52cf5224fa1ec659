import type { Contract, WireCall } from './contractOf.ts';
import { misfits, type Misfit } from './misfits.ts';
import type { Schema } from './schema.ts';

const REQUEST = ['params', 'query', 'body'] as const;
const CALLERS = ['public', 'guest', 'customer', 'staff'];
const NOTHING: Schema = { type: 'object', properties: {} };

/**
 * The changes that break code which relies on the previous contract, one sentence each. A request may accept more than
 * before. An answer may have more fields, but each old field must keep exactly its values: an older reader does not know new
 * values, and a newer reader would refuse the old values of a gateway that is not upgraded yet.
 */
export function breaks(previous: Contract, current: Contract): string[] {
  return Object.entries(previous).flatMap(([name, call]) => {
    const now = current[name];
    return now ? breaksOfCall(call, now).map((what) => `${name}: ${what}`) : [`${name} is gone`];
  });
}

function breaksOfCall(was: WireCall, now: WireCall): string[] {
  const found = [
    was.method !== now.method && `the method is ${now.method}, no longer ${was.method}`,
    was.path !== now.path && `the path is ${now.path}, no longer ${was.path}`,
    CALLERS.indexOf(now.access) > CALLERS.indexOf(was.access) && `only a ${now.access} may call it now`,
    bodyOf(was) !== bodyOf(now) && `the body travels as ${bodyOf(now)}, no longer as ${bodyOf(was)}`,
    answerOf(was) !== answerOf(now) && `the answer is ${answerOf(now)}, no longer ${answerOf(was)}`,
    was.idempotencyKey && !now.idempotencyKey && 'an Idempotency-Key is no longer taken',
    ...REQUEST.flatMap((part) => requestBreaks(was[part], now[part], part)),
    ...resultBreaks(was.result ?? {}, now.result ?? {}),
  ];
  return [...new Set(found.filter((what) => what !== false))];
}

function bodyOf({ form }: WireCall): string {
  return form ? 'multipart/form-data' : 'JSON';
}

function answerOf({ image }: WireCall): string {
  return image ? 'a picture' : 'JSON';
}

function requestBreaks(was: Schema | undefined, now: Schema | undefined, part: string): string[] {
  if (!was && !now) return [];
  if (!was && part === 'body') return ['a body is required now'];
  return misfits(now ?? NOTHING, was ?? NOTHING, part).map(({ at, kind, what }) => {
    if (kind === 'missing') return `${at} is required now`;
    return kind === 'unknown' ? `${at} is no longer taken` : `${at} can no longer be ${what}`;
  });
}

function resultBreaks(was: Schema, now: Schema): string[] {
  const lost = misfits(now, was, 'result').filter(({ kind }) => kind !== 'missing');
  const gone = new Set(lost.filter(({ kind }) => kind === 'unknown').map(({ at }) => at));
  const strange = misfits(was, now, 'result').filter(({ at, kind }) => kind !== 'unknown' && !gone.has(at));
  return [...lost.map(lossOf), ...strange.map(surpriseOf)];
}

function lossOf({ at, kind, what }: Misfit): string {
  return kind === 'unknown' ? `${at} is gone` : `${at} can no longer be ${what}`;
}

function surpriseOf({ at, kind, what }: Misfit): string {
  return kind === 'missing' ? `${at} may be missing now` : `${at} may be ${what} now`;
}
