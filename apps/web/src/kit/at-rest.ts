/** Milliseconds after the last resize event until the layout follows. */
const RESIZED_MS = 50;

export interface AtRest {
  (): void;
  cancel(): void;
}

/** Returns a function that calls `act` once, 50 ms after its last call. */
export function atRest(act: () => void): AtRest {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(waiting);
  const call = () => {
    cancel();
    waiting = setTimeout(act, RESIZED_MS);
  };
  return Object.assign(call, { cancel });
}
