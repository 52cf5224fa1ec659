import { recordInput } from './replayInput.ts';

const KEEP = `(${recordInput.toString()})()`;

/** The script that keeps what a person does before the page wakes up; it belongs into the head. */
export function InputRecorder() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEP }} />;
}
