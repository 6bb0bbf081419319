/** The layout follows 50 ms after the last resize event (spec 1 section 9). */
const RESIZED_MS = 50;

export interface AtRest {
  (): void;
  cancel(): void;
}

/** Calls `act` once, 50 ms after the last of many calls. */
export function atRest(act: () => void): AtRest {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(waiting);
  const call = () => {
    cancel();
    waiting = setTimeout(act, RESIZED_MS);
  };
  return Object.assign(call, { cancel });
}
