const listeners = new Set<() => void>();

/** Opens the palette from anywhere in the shell. */
export const openPalette = (): void => listeners.forEach((listener) => listener());

export function onPaletteOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
