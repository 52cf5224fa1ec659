/** How long the browser may take to begin with a file, in milliseconds: a busy one begins well after the press. */
const UNTIL_READ = 60_000;

/** Hands the browser a file to be saved under a name. */
export function saveFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), UNTIL_READ);
}
