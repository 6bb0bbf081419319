import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type PerName<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;
/** Script in kB and files, by group (`starts`, `beyond`) and name; scripts/web-sizes.mjs reads them from the build. */
type Sizes = PerName<{ kB: number; files: number }>;
/** The most kB that each may have. */
type Limits = PerName<number>;

/** What a size may grow by before it counts, in kB, and the part by which it may shrink before its limit is to be lowered. */
const GROWS = 0.5;
const SHRINKS = 0.04;

/** What grew beyond its limit, has none, or shrank so far that its limit is to be lowered. */
export function sizeProblems(sizes: Sizes, limits: Limits): string[] {
  return Object.entries(sizes).flatMap(([group, sizesOfGroup]) =>
    Object.entries(sizesOfGroup).flatMap(([name, { kB }]) => {
      const limit = limits[group]?.[name];
      if (limit === undefined) return [`${name}: ${kB} kB has no limit yet`];
      if (kB > limit + GROWS) return [`${name}: ${kB} kB of script, ${limit} at most`];
      if (kB < limit * (1 - SHRINKS) - GROWS) return [`${name}: ${kB} kB of script, its limit of ${limit} can be lowered`];
      return [];
    }),
  );
}

/** Limits as they are to be: lower where something shrank, new for what is new, never higher. */
export function tightened(sizes: Sizes, limits: Limits): Limits {
  return Object.fromEntries(
    Object.entries(sizes).map(([group, sizesOfGroup]) => [
      group,
      Object.fromEntries(Object.entries(sizesOfGroup).map(([name, { kB }]) => [name, Math.min(kB, limits[group]?.[name] ?? kB)])),
    ]),
  );
}

const keptIn = (root: string) => join(root, 'apps/web/sizes.json');
const readLimits = (root: string): Limits =>
  existsSync(keptIn(root)) ? (JSON.parse(readFileSync(keptIn(root), 'utf8')) as Limits) : {};

export function writeLimits(root: string, sizes: Sizes): void {
  writeFileSync(keptIn(root), `${JSON.stringify(tightened(sizes, readLimits(root)), null, 2)}\n`);
}

/** Compares the build with its limits and prints what is wrong. */
export function checkWebSizes(root: string, sizes: Sizes): { passed: number; failed: number } {
  const problems = sizeProblems(sizes, readLimits(root));
  if (problems.length > 0) console.log(`\nweb sizes:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  if (problems.some((problem) => /can be lowered|no limit/.test(problem))) console.log('  node scripts/web-sizes.mjs --write');
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length };
}
