/** A message of the provider's card fields to the page around them. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'resize'; height: number }
  | { type: 'change'; complete: boolean }
  /** The shopper's bank asks for something that is entered in the frame. */
  | { type: 'challenge' }
  | { type: 'finished'; status: string };

const TALLEST = 2000;

/** Reads a `postMessage` event. Messages that are not from the frame at the provider's origin are ignored. */
export function frameMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  from: { origin: string; frame: Window | null },
): FrameMessage | null {
  if (origin !== from.origin || source === null || source !== from.frame) return null;
  if (typeof data !== 'object' || data === null) return null;
  const message = data as {
    source?: unknown;
    type?: unknown;
    height?: unknown;
    complete?: unknown;
    status?: unknown;
  };
  if (message.source !== 'sandbox-payments') return null;
  switch (message.type) {
    case 'ready':
    case 'challenge':
      return { type: message.type };
    case 'resize':
      return typeof message.height === 'number' && message.height > 0
        ? { type: 'resize', height: Math.min(message.height, TALLEST) }
        : null;
    case 'change':
      return { type: 'change', complete: message.complete === true };
    case 'finished':
      return typeof message.status === 'string' ? { type: 'finished', status: message.status } : null;
    default:
      return null;
  }
}
