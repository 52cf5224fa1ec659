import { markRepeatCustomer } from './markRepeatCustomer.ts';

const HIDE = `[data-customer=repeat] .hide-repeat{display:none}`;

/**
 * Hides what is marked `hide-repeat` from who has ordered before (GLOB-06). It belongs into the head: the page is the
 * same for everybody, and nothing may move once it is seen.
 */
export function RepeatCustomerMark() {
  return (
    <>
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: `(${markRepeatCustomer.toString()})()` }}
      />
      <style>{HIDE}</style>
    </>
  );
}
