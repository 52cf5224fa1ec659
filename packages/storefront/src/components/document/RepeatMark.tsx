const MARK = `if(/(^|; )hasPlacedOrder=1/.test(document.cookie))document.documentElement.dataset.customer='repeat'`;
const HIDE = `[data-customer=repeat] .hide-repeat{display:none}`;

/**
 * Hides what is marked `hide-repeat` from who has ordered before (GLOB-06). It belongs into the head: the page is the
 * same for everybody, and nothing may move once it is seen.
 */
export function RepeatMark() {
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MARK }} />
      <style>{HIDE}</style>
    </>
  );
}
