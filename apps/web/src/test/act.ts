import React from 'react';

/**
 * React's production build, which renders twice as fast, lacks `act`. React reads `queueMicrotask` when it loads, so it loads
 * here with a replacement.
 */
type Task = () => void;

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

function finish(): void {
  const next = () => soon.next() ?? later.next();
  for (let task = next(); task !== undefined; task = next()) task();
}

let depth = 0;
function end(): void {
  depth -= 1;
  if (depth === 0) finish();
}

/** Runs all React work that `cause` causes. For a promise it runs the work after the promise settles too. */
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
