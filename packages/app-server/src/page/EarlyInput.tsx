import { keepEarlyInput } from './keepEarlyInput.ts';

const KEEP = `(${keepEarlyInput.toString()})()`;

/** The script that keeps what a person does before the page wakes up; it belongs into the head. */
export function EarlyInput() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEP }} />;
}
