import { complaints, type Problems, runTool } from './tool.ts';

// Each of several checkers works out the types they share anew; another check has the other processor meanwhile.
const options = ['--pretty', 'false', '--checkers', '1'];

/** All that it makes it needs until its end: looking for what may be given back was a fifth of its work. */
const keepsAll = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** The type checks: what Node runs, what the browser's pages run, and its service worker. */
export async function checkTypes(root: string): Promise<Problems> {
  const problems: Problems = [];
  for (const project of ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/web/worker/tsconfig.json'])
    problems.push(...complaints(await runTool(root, 'tsc', [...options, '-p', project], keepsAll)));
  return problems;
}
