import { useEffect, useRef, useState } from 'react';
import type { CardSession } from '../../../../contract/index.ts';
import { frameMessage } from './frameMessage.ts';

/** Time after which a frame that has said nothing counts as unreachable, in milliseconds. */
const PATIENCE = 12_000;

/**
 * The provider's card fields in a frame: where they are, how tall, whether they can be sent, whether the bank asks for
 * something there, and how it ended.
 */
export function useCardFrame(card: CardSession | null, onFinished: (status: string) => void) {
  const [frame, ref] = useState<HTMLIFrameElement | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'unavailable'>('loading');
  const [height, setHeight] = useState(330);
  const [complete, setComplete] = useState(false);
  const [sending, setSending] = useState(false);
  const [challenged, setChallenged] = useState(false);
  const finished = useRef(onFinished);
  useEffect(() => {
    finished.current = onFinished;
  });

  useEffect(() => {
    if (!card || !frame) return undefined;
    const late = setTimeout(() => setState((now) => (now === 'loading' ? 'unavailable' : now)), PATIENCE);
    const hear = (event: MessageEvent<unknown>) => {
      const message = frameMessage(event, { origin: card.origin, frame: frame.contentWindow });
      if (!message) return;
      // Whatever the frame says after it was sent, it is the shopper's turn again, or over.
      setSending(false);
      if (message.type === 'ready') setState('ready');
      if (message.type === 'resize') setHeight(message.height);
      if (message.type === 'change') setComplete(message.complete);
      if (message.type === 'challenge') setChallenged(true);
      if (message.type === 'finished') finished.current(message.status);
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(late);
      removeEventListener('message', hear);
      // The next frame begins with empty fields; one that has given way to a message stays away.
      setState((now) => (now === 'ready' ? 'loading' : now));
      setComplete(false);
      setSending(false);
      setChallenged(false);
    };
  }, [card, frame]);
  useEffect(() => () => setState('loading'), [card]);

  /** Asks the provider to take the card as it was typed; what is missing the fields say themselves. */
  function submit() {
    if (!card || !frame) return;
    setSending(complete);
    frame.contentWindow?.postMessage({ source: 'lunette', type: 'submit' }, card.origin);
  }

  return { ref, src: card && frameSource(card), state, height, sending, challenged, submit };
}

/** The frame answers only to the page that its address names, so the origin of this page is added. */
function frameSource({ frameUrl }: CardSession): string {
  const url = new URL(frameUrl);
  url.searchParams.set('origin', location.origin);
  return url.href;
}
