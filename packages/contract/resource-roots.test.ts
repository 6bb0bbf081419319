import { expect, it } from 'vitest';
import { allCalls } from './all-calls.ts';

/** Roots of spec 1 section 7 in order: path families at the root or below the resource they belong to (PLT-269, docs/specification.md). */
const roots = `
  users trainings groupTrainings brands clubs rankings sensors devices notifications displaygroups comments measureTypes userMeasures classes live
  payments currencies challenges subscriptions badges expirations notes tasks videos dashboard workoutDefinitions workoutSheets transactions policies
  kiosks workoutSheets:generate`
  .trim()
  .split(/\s+/);
/** Roots below a resource that is checked for access first. */
const below = ['rankings', 'live', 'dashboard', 'workoutDefinitions', 'transactions', 'policies', 'workoutSheets:generate'];

it('every root of the specification has a family of paths', () => {
  const has = (root: string) =>
    allCalls.some(({ path }) => path.split('/').some((word) => word === root || word.startsWith(`${root}:`)));
  expect(roots.filter((root) => !has(root))).toEqual([]);
  const first = new Set(allCalls.map(({ path }) => path.split(/[/:]/)[1] ?? ''));
  expect(roots.filter((root) => !first.has(root))).toEqual(below);
});
