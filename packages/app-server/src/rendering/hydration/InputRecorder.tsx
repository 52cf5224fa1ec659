import { usePage } from '../PageContext.tsx';

/** The inline script that records input before the page is hydrated (`recordInput`). Render it in the head. */
export function InputRecorder() {
  const text = usePage()?.sent?.inputRecorder ?? '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
