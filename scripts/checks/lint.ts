import { complaints, type Problems, runTool } from './tool.ts';

export async function checkLint(root: string): Promise<Problems> {
  return complaints(await runTool(root, 'oxlint', ['--type-aware', '--format=unix']));
}
