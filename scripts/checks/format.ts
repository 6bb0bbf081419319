import { complaints, type Problems, runTool } from './tool.ts';

export async function checkFormat(root: string): Promise<Problems> {
  return complaints(await runTool(root, 'biome', ['check', '--colors=off', '--max-diagnostics=50']));
}
