import React from 'react';

/**
 * `act` for React's production build, which has none. Tests run that build: it draws a screen in half the time, and it is what people
 * use. React and its scheduler take `queueMicrotask` and `setImmediate` as they find them when they are loaded; what they put there is
 * kept here, so that `act` can have it done at once. Outside of `act` it is done when its turn comes, as ever.
 */
type Task = () => void;

/** Tasks in order; each has its turn on the real queue, where the next one is done that nobody did before. */
function queueBefore(turn: (task: Task) => unknown) {
  const tasks: Task[] = [];
  const next = () => tasks.shift();
  const add = (task: Task): void => {
    tasks.push(task);
    turn(() => next()?.());
  };
  return { add, next };
}

const real = { queueMicrotask, setImmediate };
const soon = queueBefore(real.queueMicrotask);
const later = queueBefore(real.setImmediate);

/** Does what React has to do, and what comes of it, until nothing is left. */
function finish(): void {
  const next = () => soon.next() ?? later.next();
  for (let task = next(); task !== undefined; task = next()) task();
}

/** How many calls of `act` are going on, one inside the other: the outermost finishes the work. */
let depth = 0;
function end(): void {
  depth -= 1;
  if (depth === 0) finish();
}

/** Calls this, then has React do all that it led to; where it takes its time, also what follows on its end before the next task. */
function act<T>(cause: () => T): T | Promise<unknown> {
  depth += 1;
  let result: T;
  try {
    result = cause();
  } catch (error) {
    depth -= 1;
    throw error;
  }
  if (result instanceof Promise) return endAfter(result);
  end();
  return result;
}
async function endAfter(result: Promise<unknown>): Promise<unknown> {
  try {
    return await result;
  } finally {
    await new Promise<void>((resolve) => real.setImmediate(resolve));
    end();
  }
}

Object.assign(globalThis, { queueMicrotask: soon.add, setImmediate: later.add });
await import('react-dom/client');
Object.assign(globalThis, real);
Object.assign(React, { act });
