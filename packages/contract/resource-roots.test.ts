import { expect, it } from 'vitest';
import { allCalls } from './all-calls.ts';

/** Of spec 1 section 7, in its order: families of paths, each at the beginning or below whom it belongs to (PLT-269, decision 0059). */
const roots = `
  users trainings groupTrainings brands clubs rankings sensors devices notifications displaygroups comments measureTypes userMeasures classes live
  payments currencies challenges subscriptions badges expirations notes tasks videos dashboard workoutDefinitions workoutSheets transactions policies
  kiosks workoutSheets:generate`
  .trim()
  .split(/\s+/);
/** Those that somebody above them is checked for first. */
const below = ['rankings', 'live', 'dashboard', 'workoutDefinitions', 'transactions', 'policies', 'workoutSheets:generate'];

it('has a family of paths for each root that the specification names', () => {
  const has = (root: string) =>
    allCalls.some(({ path }) => path.split('/').some((word) => word === root || word.startsWith(`${root}:`)));
  expect(roots.filter((root) => !has(root))).toEqual([]);
  const first = new Set(allCalls.map(({ path }) => path.split(/[/:]/)[1] ?? ''));
  expect(roots.filter((root) => !first.has(root))).toEqual(below);
});
