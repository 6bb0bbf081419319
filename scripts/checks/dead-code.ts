import { complaints, type Problems, runTool } from './tool.ts';

export async function checkDeadCode(root: string): Promise<Problems> {
  return complaints(await runTool(root, 'knip', ['--no-progress', '--reporter=compact']));
}
