import { complaints, type Problems, runTool } from './tool.ts';

/** The type checks: what Node runs, what the browser's pages run, and its service worker. */
export async function checkTypes(root: string): Promise<Problems> {
  const house = complaints(await runTool(root, 'tsc', ['--pretty', 'false', '-p', 'tsconfig.json']));
  const web = complaints(await runTool(root, 'tsc', ['--pretty', 'false', '-p', 'apps/web/tsconfig.json']));
  const worker = complaints(await runTool(root, 'tsc', ['--pretty', 'false', '-p', 'apps/web/worker/tsconfig.json']));
  return [...house, ...web, ...worker];
}
