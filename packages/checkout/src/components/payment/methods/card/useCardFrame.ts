import { useEffect, useRef, useState } from 'react';
import type { CardSession } from '../../../../contract/index.ts';
import { frameMessage } from './frameMessage.ts';

/** Milliseconds without a message after which the frame counts as unreachable. */
const UNREACHABLE_AFTER_MS = 12_000;

/**
 * The state of the provider's card fields in a frame: address, height, whether they can be submitted, whether the bank asks
 * for something, and the result.
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
    const timer = setTimeout(
      () => setState((now) => (now === 'loading' ? 'unavailable' : now)),
      UNREACHABLE_AFTER_MS,
    );
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = frameMessage(event, { origin: card.origin, frame: frame.contentWindow });
      if (!message) return;
      // Any message after the submission means that the shopper has to act again, or that the payment has ended.
      setSending(false);
      if (message.type === 'ready') setState('ready');
      if (message.type === 'resize') setHeight(message.height);
      if (message.type === 'change') setComplete(message.complete);
      if (message.type === 'challenge') setChallenged(true);
      if (message.type === 'finished') finished.current(message.status);
    };
    addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      // A new frame starts with empty fields. A card whose frame was unavailable stays so.
      setState((now) => (now === 'ready' ? 'loading' : now));
      setComplete(false);
      setSending(false);
      setChallenged(false);
    };
  }, [card, frame]);
  useEffect(() => () => setState('loading'), [card]);

  /** Asks the provider's fields to submit the card. The fields themselves show what is missing. */
  function submit() {
    if (!card || !frame) return;
    setSending(complete);
    frame.contentWindow?.postMessage({ source: 'lunette', type: 'submit' }, card.origin);
  }

  return { ref, src: card && frameSource(card), state, height, sending, challenged, submit };
}

/** Adds the origin of this page to the address, because the frame sends messages only to the origin in its address. */
function frameSource({ frameUrl }: CardSession): string {
  const url = new URL(frameUrl);
  url.searchParams.set('origin', location.origin);
  return url.href;
}
