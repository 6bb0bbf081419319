const PRINT_AFTER_MS = 250;

export function printSoon(print: () => void = () => window.print()): () => void {
  const timer = setTimeout(print, PRINT_AFTER_MS);
  return () => clearTimeout(timer);
}
