import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type PerName<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;
type Sizes = PerName<{ kB: number; files: number }>;
type Limits = PerName<number>;

/** Maximum kB of scripts with their styles, and files for which a first screen waits. */
export const aims: PerName<{ kB: number; files?: number }> = {
  starts: {
    home: { kB: 60, files: 25 },
    'shell and journal': { kB: 200, files: 25 },
    'shell and today': { kB: 202, files: 15 },
    'shell and overview': { kB: 202, files: 15 },
    // With a grid of 76 kB.
    'shell and calendar': { kB: 275, files: 16 },
    tv: { kB: 105, files: 25 },
  },
  beyond: {
    clubclasses: { kB: 110 },
    personaltrainers: { kB: 110 },
    services: { kB: 110 },
    circuitscalendar: { kB: 110 },
    // This page may be larger, because it has all areas of a member.
    edituser: { kB: 115 },
    profile: { kB: 105 },
    generatesheet: { kB: 95 },
  },
};
const usual: Readonly<Record<string, { kB: number }>> = {
  // Files are joined for the first screens, which adds up to 4 kB to others.
  beyond: { kB: 90 },
  // Scripts that an act of a user loads, such as a dialog: all files except the shell's.
  opened: { kB: 180 },
};
const groups = ['starts', 'beyond', 'opened', 'alone'];

/** Bundling moves a few kB, so a size may deviate from its limit, which is the smallest size so far. */
const MOVES = 0.1;
const MOVES_KB = 4;

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

const storedIn = (root: string) => join(root, 'apps/web/sizes.json');
const readLimits = (root: string): Limits =>
  existsSync(storedIn(root)) ? (JSON.parse(readFileSync(storedIn(root), 'utf8')) as Limits) : {};

export function writeLimits(root: string, sizes: Sizes): void {
  writeFileSync(storedIn(root), `${JSON.stringify(tightened(sizes, readLimits(root)), null, 2)}\n`);
}

export function checkWebSizes(root: string, sizes: Sizes): { passed: number; failed: number } {
  const problems = sizeProblems(sizes, readLimits(root));
  if (problems.length > 0) console.log(`\nweb sizes:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  if (problems.some((problem) => /can be lowered|no limit/.test(problem))) console.log('  node scripts/web-sizes.mjs --write');
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length };
}
