import { useState } from 'react';

/** Steps back that are kept. */
const STEPS = 50;

/** A part of a form that is changed by steps which can be taken back, the last one first, and taken again. */
export function useSteps<Part>(now: Part, put: (part: Part) => void) {
  const [before, setBefore] = useState<readonly Part[]>([]);
  const [after, setAfter] = useState<readonly Part[]>([]);
  const last = before.at(-1);
  const next = after.at(-1);
  return {
    /** `goesOn`: more of the step before, as while something is pulled. */
    change: (part: Part, goesOn = false) => {
      if (!goesOn) setBefore((steps) => [...steps, now].slice(-STEPS));
      setAfter([]);
      put(part);
    },
    /** Absent where there is nothing to take back. */
    undo:
      last === undefined
        ? undefined
        : () => {
            setBefore(before.slice(0, -1));
            setAfter([...after, now]);
            put(last);
          },
    /** Absent where nothing was taken back since. */
    redo:
      next === undefined
        ? undefined
        : () => {
            setAfter(after.slice(0, -1));
            setBefore([...before, now]);
            put(next);
          },
    /** Puts each kept step on what came from elsewhere meanwhile. */
    rebase: (by: (part: Part) => Part) => {
      setBefore((steps) => steps.map(by));
      setAfter((steps) => steps.map(by));
    },
    forget: () => {
      setBefore([]);
      setAfter([]);
    },
  };
}
