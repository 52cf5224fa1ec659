import { markRepeatCustomer } from './markRepeatCustomer.ts';

const HIDE = `[data-customer=repeat] .hide-repeat{display:none}`;

/**
 * Hides elements with the class `hide-repeat` from repeat customers (GLOB-06). Render it in the head: the page is the same for
 * everybody, and it must not shift after the first paint.
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
