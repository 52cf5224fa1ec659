const CHANNEL = 'lunette-who-is-here';

/** A message between the tabs of one browser. */
export type SessionMessage = 'signed-in' | 'signed-out';

/** Sends a message to the other tabs of this browser: a customer signed in or out. */
export function notifyOtherTabs(message: SessionMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Listens to the messages of other tabs; the returned function stops listening. */
export function onOtherTabs(listener: (message: SessionMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => listener(data);
  return () => channel.close();
}
