const RESIZED_MS = 50;

export interface Debounced {
  (): void;
  cancel(): void;
}

export function debounce(act: () => void): Debounced {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(waiting);
  const call = () => {
    cancel();
    waiting = setTimeout(act, RESIZED_MS);
  };
  return Object.assign(call, { cancel });
}
