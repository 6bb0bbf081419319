import { complaints, type Problems, runTool } from './tool.ts';

// As for the types: with a second thread comes a second checker, which works out anew what both need.
const oneChecker = { GOMAXPROCS: '1' };

export async function checkLint(root: string): Promise<Problems> {
  return complaints(await runTool(root, 'oxlint', ['--type-aware', '--format=unix'], oneChecker));
}
