import { checkCodeStyle } from './code-style.ts';
import { checkMigrations } from './database/migrations.ts';
import { checkDeadCode } from './dead-code.ts';
import { checkDocuments } from './documents.ts';
import { checkFeatureNames } from './feature-names.ts';
import { checkFormat } from './format.ts';
import { checkLint, checkLintByTypes } from './lint.ts';
import { checkManifests } from './manifests.ts';
import { checkMap } from './map.ts';
import { checkPackageRooms } from './package-rooms.ts';
import { checkPhrases } from './phrases.ts';
import { checkPlainEnglish } from './plain-english.ts';
import { checkFolders, checkFragments } from './rooms.ts';
import { checkServerRooms } from './server-rooms.ts';
import type { Problems } from './tool.ts';
import { checkTypes } from './types.ts';
import { checkWalls } from './walls.ts';
import { checkWays } from './ways.ts';
import { checkCssClasses } from './web/css-classes.ts';
import { checkWidths } from './web/widths.ts';

type Check = [name: string, check: (root: string) => Problems | Promise<Problems>];

const checks: Check[] = [
  ['types', checkTypes],
  ['migrations', checkMigrations],
  ['format', checkFormat],
  ['phrases', checkPhrases],
  ['code style', checkCodeStyle],
  ['folders', checkFolders],
  ['fragments', checkFragments],
  ['server rooms', checkServerRooms],
  ['package rooms', checkPackageRooms],
  ['manifests', checkManifests],
  ['css classes', checkCssClasses],
  ['widths', checkWidths],
  ['names', checkFeatureNames],
  ['map', checkMap],
  ['ways', checkWays],
  ['documents', checkDocuments],
  ['plain english', checkPlainEnglish],
];

const rest: Check[] = [
  ['lint', checkLintByTypes],
  ['dead code', checkDeadCode],
  ['walls', checkWalls],
];

/**
 * The checks in `rest` run only in `npm run test:long`: they are slow and find no faults of the product. Typed lint includes
 * untyped lint.
 */
const chosen = {
  whole: [...rest, ...checks],
  short: [['lint', checkLint], ...checks],
  rest,
} satisfies Record<string, Check[]>;

export async function runChecks(root: string, part: keyof typeof chosen = 'whole'): Promise<{ passed: number; failed: number }> {
  const waiting: Check[] = [...chosen[part]];
  const count = waiting.length;
  const failures: [name: string, problems: Problems][] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const began = Date.now();
      const problems = await Promise.resolve(check(root)).catch((error: unknown) => [String(error)]);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.padStart(5)} s`);
      if (problems.length > 0) failures.push([name, problems]);
    }
  };
  await Promise.all([worker(), worker()]);
  for (const [name, problems] of failures) console.log(`\n${name}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return { passed: count - failures.length, failed: failures.length };
}
