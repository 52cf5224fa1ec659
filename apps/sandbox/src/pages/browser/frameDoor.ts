/** What the fields say to the shop that frames them. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'resize'; height: number }
  | { type: 'change'; complete: boolean }
  /** The bank asks for its code, which is sent from here. */
  | { type: 'challenge' }
  | { type: 'finished'; status: string };

/** The door between the frame and the shop: only the origin that was checked hears and is heard. */
export function frameDoor(parentOrigin: string, onSubmit: () => void): (message: FrameMessage) => void {
  const say = (message: FrameMessage) =>
    window.parent.postMessage({ source: 'sandbox-payments', ...message }, parentOrigin);
  window.addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<{ source?: string; type?: string } | null>) => {
      if (origin !== parentOrigin || source !== window.parent) return;
      if (data?.source === 'lunette' && data.type === 'submit') onSubmit();
    },
  );
  const content = document.querySelector('main');
  if (content)
    new ResizeObserver(() =>
      say({ type: 'resize', height: Math.ceil(content.getBoundingClientRect().height) }),
    ).observe(content);
  return say;
}
