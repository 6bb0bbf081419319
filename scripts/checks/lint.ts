import { complaints, type Problems, runTool } from './tool.ts';

// One checker is used, because a second would repeat the type analysis.
const oneChecker = { GOMAXPROCS: '1' };

export async function checkLint(root: string): Promise<Problems> {
  return complaints(await runTool(root, 'oxlint', ['--format=unix']));
}

export async function checkLintByTypes(root: string): Promise<Problems> {
  return complaints(await runTool(root, 'oxlint', ['--type-aware', '--format=unix'], oneChecker));
}
