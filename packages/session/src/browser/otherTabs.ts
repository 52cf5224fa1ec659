const CHANNEL = 'lunette-who-is-here';

/** What the tabs of one browser tell each other. */
export type WhoNews = 'signed-in' | 'signed-out';

/** Tells the other tabs of this browser that somebody signed in or out. */
export function tellOtherTabs(news: WhoNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Hears it; the function it gives stops listening. */
export function hearOtherTabs(heard: (news: WhoNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<WhoNews>) => heard(data);
  return () => channel.close();
}
