import { useState } from 'react';

const STEPS = 50;

export function useSteps<Part>(now: Part, put: (part: Part) => void) {
  const [before, setBefore] = useState<readonly Part[]>([]);
  const [after, setAfter] = useState<readonly Part[]>([]);
  const last = before.at(-1);
  const next = after.at(-1);
  return {
    change: (part: Part, continues = false) => {
      if (!continues) setBefore((steps) => [...steps, now].slice(-STEPS));
      setAfter([]);
      put(part);
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            setBefore(before.slice(0, -1));
            setAfter([...after, now]);
            put(last);
          },
    redo:
      next === undefined
        ? undefined
        : () => {
            setAfter(after.slice(0, -1));
            setBefore([...before, now]);
            put(next);
          },
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
