import { usePage } from '../PageContext.tsx';

/** The script that records what a person does before the page is hydrated (`recordInput`); it belongs into the head. */
export function InputRecorder() {
  const text = usePage()?.sent?.inputRecorder ?? '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
