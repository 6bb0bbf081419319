/** Opens something of the shell from anywhere in it. */
function opener() {
  const listeners = new Set<() => void>();
  return {
    open: (): void => listeners.forEach((listener) => listener()),
    onOpened: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const palette = opener();
export const keyHelp = opener();
