// Putting a link on the clipboard, also where the page came without encryption: in a house of one's own it often does,
// and there browsers keep their clipboard from pages and leave only the old way.

function theOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // Within the dialog that is open: what is outside it cannot be marked.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** True when it is there. */
export async function copy(text: string): Promise<boolean> {
  if (!isSecureContext) return theOldWay(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => theOldWay(text),
  );
}
