/** What was asked with, a menu or a question, is off the page by then, with what it asked for on it. */
const PRINT_AFTER_MS = 250;

/** Prints the page in a moment; answers how to let it be. */
export function printSoon(print: () => void = () => window.print()): () => void {
  const timer = setTimeout(print, PRINT_AFTER_MS);
  return () => clearTimeout(timer);
}
