import { complaints, type Problems, runTool } from './tool.ts';

// As for the types: with a second thread comes a second checker, which works out anew what both need.
const oneChecker = { GOMAXPROCS: '1' };

/** What a file says by itself. */
export async function checkLint(root: string): Promise<Problems> {
  return complaints(await runTool(root, 'oxlint', ['--format=unix']));
}

/** What needs the types of all files, too: promises nobody waits for, cases left out. */
export async function checkLintByTypes(root: string): Promise<Problems> {
  return complaints(await runTool(root, 'oxlint', ['--type-aware', '--format=unix'], oneChecker));
}
