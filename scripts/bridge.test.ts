import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('npm run bridge passes its options to the agent and exits with its code', () => {
  const agent = (...options: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/bridge.mjs'), ...options], { encoding: 'utf8' });
  expect(agent('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run bridge --') });
  expect(agent('--no-such-option')).toMatchObject({ status: 1, stderr: expect.stringContaining('--no-such-option') });
});

it('no document or message names a command that runs the bridge agent with a Node that may be too old', () => {
  const docs = readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [join('docs', name)] : []));
  for (const file of [...docs, 'README.md', 'apps/bridge/src/options.ts', 'apps/web/src/devices/bridges/BridgeCode.tsx'])
    expect(readFileSync(join(root, file), 'utf8'), file).not.toContain('node apps/bridge');
});
