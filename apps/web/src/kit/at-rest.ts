/** A window is pulled in steps, and the layout follows once it rests (spec 1 section 9). */
const RESIZED_MS = 50;

export interface AtRest {
  (): void;
  /** What waits does not come any more. */
  cancel(): void;
}

/** Does `act` once, 50 ms after the last of many calls. */
export function atRest(act: () => void): AtRest {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(waiting);
  const call = () => {
    cancel();
    waiting = setTimeout(act, RESIZED_MS);
  };
  return Object.assign(call, { cancel });
}
