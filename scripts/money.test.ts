import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const money = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'money.mjs'), ...args], { encoding: 'utf8', timeout: 60_000 });

it.each([
  [['histories=300'], 'runs must be a positive whole number, not "histories=300".'],
  [['200', '0'], 'steps must be a positive whole number, not "0".'],
  [['200', '10', '3.5'], 'histories must be a positive whole number, not "3.5".'],
  [['1', '1', '1', '1'], 'There are too many arguments: 1 1 1 1'],
])('the command npm run test:money refuses the arguments %j', (args, message) => {
  const { status, stdout, stderr } = money(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run test:money -- 200 10 300');
});
