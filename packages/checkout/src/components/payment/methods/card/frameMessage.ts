/** What the provider's card fields say to the page around them. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'resize'; height: number }
  | { type: 'change'; complete: boolean }
  /** The shopper's bank asks for something, which the frame itself sends. */
  | { type: 'challenge' }
  | { type: 'finished'; status: string };

const TALLEST = 2000;

/** Reads what came by `postMessage`. Only the provider's origin, from the frame itself, is heard. */
export function frameMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  from: { origin: string; frame: Window | null },
): FrameMessage | null {
  if (origin !== from.origin || source === null || source !== from.frame) return null;
  if (typeof data !== 'object' || data === null) return null;
  const said = data as {
    source?: unknown;
    type?: unknown;
    height?: unknown;
    complete?: unknown;
    status?: unknown;
  };
  if (said.source !== 'sandbox-payments') return null;
  switch (said.type) {
    case 'ready':
    case 'challenge':
      return { type: said.type };
    case 'resize':
      return typeof said.height === 'number' && said.height > 0
        ? { type: 'resize', height: Math.min(said.height, TALLEST) }
        : null;
    case 'change':
      return { type: 'change', complete: said.complete === true };
    case 'finished':
      return typeof said.status === 'string' ? { type: 'finished', status: said.status } : null;
    default:
      return null;
  }
}
