/**
 * How long the browser may take to start reading the file, in milliseconds. A busy browser starts long after the press.
 */
const UNTIL_READ = 60_000;

/** Lets the browser save a file under a name. */
export function saveFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), UNTIL_READ);
}
