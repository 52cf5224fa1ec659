import workerUrl from 'altcha/workers/pbkdf2?url';

/** A puzzle as the gateway makes it. */
export interface Puzzle {
  parameters: Record<string, unknown>;
  signature: string;
}

/** Solves a puzzle beside the page, in a worker of this store; the answer is what a call takes as `captcha`. */
export function solvePuzzle(challenge: Puzzle): Promise<string> {
  const worker = new Worker(workerUrl);
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ counter?: number } | null>) => {
      if (data?.counter === undefined) reject(new Error('The puzzle was not solved'));
      else resolve(btoa(JSON.stringify({ challenge, solution: data })));
    };
    worker.onerror = () => reject(new Error('The puzzle could not be begun'));
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  }).finally(() => worker.terminate());
}
