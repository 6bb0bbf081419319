import { complaints, type Problems, runTool } from './tool.ts';

/** Both type checks: what Node runs, and what the browser runs. */
export async function checkTypes(root: string): Promise<Problems> {
  const house = complaints(await runTool(root, 'tsc', ['--pretty', 'false', '-p', 'tsconfig.json']));
  const web = complaints(await runTool(root, 'tsc', ['--pretty', 'false', '-p', 'apps/web/tsconfig.json']));
  return [...house, ...web];
}
