import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type PerName<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;
/** Script in kB and files, by group (`starts`, `beyond`, `opened`, `alone`) and name; scripts/web-sizes.mjs reads them from the build. */
type Sizes = PerName<{ kB: number; files: number }>;
/** The kB that each had when it was smallest. */
type Limits = PerName<number>;

/** What nothing may pass, whatever its limit: kB, and files where a first screen waits for each of them. */
export const aims: PerName<{ kB: number; files?: number }> = {
  starts: {
    home: { kB: 60 },
    'shell and journal': { kB: 235, files: 25 },
    'shell and today': { kB: 235, files: 25 },
  },
  // With the grid of a calendar; other screens have what is `usual`.
  beyond: {
    clubclasses: { kB: 125 },
    personaltrainers: { kB: 125 },
    services: { kB: 125 },
    circuitscalendar: { kB: 125 },
  },
};
const usual: Readonly<Record<string, { kB: number }>> = {
  beyond: { kB: 80 },
  // Counted as if nothing but the shell were there: most of it is there by then, with the screen that opens it.
  opened: { kB: 180 },
};
/** What an act opens somebody waits for who has begun to do something, and libraries come on days with a bad network: they may not grow either. */
const groups = ['starts', 'beyond', 'opened', 'alone'];

/**
 * The aims are the gate; a limit is the smallest that its screen was when somebody last wrote them, and keeps it from drifting to its aim
 * unnoticed. How files are put together moves a few kB from one screen to its neighbour, so it may move by this part and these kB.
 */
const MOVES = 0.1;
const MOVES_KB = 4;

/** What passes its aim, grew beyond its limit, has none, or shrank so far that its limit is to be lowered. */
export function sizeProblems(sizes: Sizes, limits: Limits): string[] {
  return groups.flatMap((group) =>
    Object.entries(sizes[group] ?? {}).flatMap(([name, { kB, files }]) => {
      const aim: { kB: number; files?: number } | undefined = aims[group]?.[name] ?? usual[group];
      const limit = limits[group]?.[name];
      if (aim && kB > aim.kB) return [`${name}: ${kB} kB of script, and ${aim.kB} are the most it may ever have`];
      if (aim?.files !== undefined && files > aim.files)
        return [`${name}: ${files} files, and ${aim.files} are the most it may ever have`];
      if (limit === undefined) return [`${name}: ${kB} kB has no limit yet`];
      if (kB > limit * (1 + MOVES) + MOVES_KB) return [`${name}: ${kB} kB of script, and it was ${limit}`];
      if (kB < limit * (1 - MOVES) - MOVES_KB) return [`${name}: ${kB} kB of script, its limit of ${limit} can be lowered`];
      return [];
    }),
  );
}

/** Limits as they are to be: lower where something shrank, new for what is new, never higher. */
export function tightened(sizes: Sizes, limits: Limits): Limits {
  return Object.fromEntries(
    groups.map((group) => [
      group,
      Object.fromEntries(
        Object.entries(sizes[group] ?? {}).map(([name, { kB }]) => [name, Math.min(kB, limits[group]?.[name] ?? kB)]),
      ),
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
