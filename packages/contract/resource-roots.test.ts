import { expect, it } from 'vitest';
import { allCalls } from './all-calls.ts';

/** Resources at the root in the specification. In the API some are below another resource (docs/specification.md). */
const roots = `
  users trainings groupTrainings brands clubs rankings sensors devices notifications displaygroups comments measureTypes userMeasures classes live
  payments currencies challenges subscriptions badges expirations notes tasks videos dashboards workoutDefinitions workoutSheets transactions policies
  kiosks workoutSheets:generate`
  .trim()
  .split(/\s+/);
/** Resources below another resource, whose access is checked first. */
const below = ['rankings', 'live', 'dashboards', 'workoutDefinitions', 'transactions', 'policies', 'workoutSheets:generate'];

it('every resource root of the specification has paths in the API', () => {
  const has = (root: string) =>
    allCalls.some(({ path }) => path.split('/').some((word) => word === root || word.startsWith(`${root}:`)));
  expect(roots.filter((root) => !has(root))).toEqual([]);
  const first = new Set(allCalls.map(({ path }) => path.split(/[/:]/)[1] ?? ''));
  expect(roots.filter((root) => !first.has(root))).toEqual(below);
});
