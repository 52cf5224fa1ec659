/** The messages of the fields to the shop that frames them. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'resize'; height: number }
  | { type: 'change'; complete: boolean }
  /** The bank asks for a code; the shopper enters it in the frame. */
  | { type: 'challenge' }
  | { type: 'finished'; status: string };

/** Exchanges messages between the frame and the shop, with its verified origin only. */
export function frameMessages(parentOrigin: string, onSubmit: () => void): (message: FrameMessage) => void {
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
  if (content) {
    const sayHeight = () =>
      say({ type: 'resize', height: Math.ceil(content.getBoundingClientRect().height) });
    // The height is sent first: the shop's button must not move once it can be pressed.
    sayHeight();
    new ResizeObserver(sayHeight).observe(content);
  }
  return say;
}
