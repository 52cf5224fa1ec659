import type { Sandbox } from '../sandbox.ts';
import { Refusal } from '../refusal.ts';

/** An outage of the provider: whether the request is carried out, how long its answer takes, and whether it is sent. */
export interface Outage {
  isDone: boolean;
  afterMs: number;
  isAnswered: boolean;
}

/** The answer takes six seconds. */
export const SLOW: Outage = { isDone: true, afterMs: 6_000, isAnswered: true };
/** The answer takes longer than any page or shop waits. */
export const TIMED_OUT: Outage = { isDone: true, afterMs: 30_000, isAnswered: true };
/** The request is carried out, and its answer is lost. */
export const ANSWER_LOST: Outage = { isDone: true, afterMs: 0, isAnswered: false };
/** The request is refused. */
export const DOWN: Outage = { isDone: false, afterMs: 0, isAnswered: false };

/** Carries out a request under an outage: late, without its answer, or not at all. */
export async function during<T>({ sleep }: Sandbox, outage: Outage | null, work: () => T): Promise<T> {
  if (!outage) return work();
  if (!outage.isDone) throw down();
  const answer = work();
  if (outage.afterMs > 0) await sleep(outage.afterMs);
  if (!outage.isAnswered) throw down();
  return answer;
}

function down(): Refusal {
  return new Refusal(503, 'provider_down', 'The provider is down for the moment.');
}
