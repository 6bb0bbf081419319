import { complaints, type Problems, runTool } from './tool.ts';

// Uses one thread, because a second one starts a second checker, which repeats the type analysis.
const oneChecker = { GOMAXPROCS: '1' };

/** Rules that need no type information. */
export async function checkLint(root: string): Promise<Problems> {
  return complaints(await runTool(root, 'oxlint', ['--format=unix']));
}

/** Rules that need type information of all files: floating promises, missing cases. */
export async function checkLintByTypes(root: string): Promise<Problems> {
  return complaints(await runTool(root, 'oxlint', ['--type-aware', '--format=unix'], oneChecker));
}
