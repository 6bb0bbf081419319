import { complaints, type Problems, runTool } from './tool.ts';

// One checker is used, because more would repeat the shared types, and another check uses the second processor.
const options = ['--pretty', 'false', '--checkers', '1'];

/** Garbage collection is off, because it took a fifth of the time. */
const keepsAll = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

export async function checkTypes(root: string): Promise<Problems> {
  const problems: Problems = [];
  for (const project of ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/web/worker/tsconfig.json'])
    problems.push(...complaints(await runTool(root, 'tsc', [...options, '-p', project], keepsAll)));
  return problems;
}
