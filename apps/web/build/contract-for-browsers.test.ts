import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { contractForBrowsers } from './contract-for-browsers.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const call = `
import { z } from 'zod';
export const call = (declared) => ({ params: z.object({}), ...declared });
export const described = (declared) => declared;
export const signedIn = { who: 'signedIn' };
`;

async function built(declarations: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'contract-'));
  folders.push(root);
  const files = {
    'packages/contract/call.ts': call,
    'packages/contract/rooms.calls.ts': `import { z } from 'zod';\nimport { call, signedIn } from './call.ts';\n${declarations}`,
    'main.ts': `import { rooms } from './packages/contract/rooms.calls.ts';\nconsole.log(rooms);`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const outcome = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [contractForBrowsers()],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'main.ts'), external: ['zod'] } },
  });
  return (outcome as Rolldown.RolldownOutput).output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

it('the contract in the browser contains a call without its schemas when the web only sends the call', async () => {
  const code = await built(
    `const id = z.number();\nconst listed = { access: signedIn };\nexport const rooms = call({ id: 'rooms', params: z.object({ id }), ...listed });`,
  );
  expect(code).toContain('id: "rooms"');
  expect(code).toContain('signedIn');
  expect(code).not.toContain('zod');
});

it.each([
  ['a constant', 'const managed = { access: signedIn, params: z.object({}) };', '...managed', 'managed'],
  ['a function', 'const batchOf = (of) => ({ access: signedIn, body: z.object({ of }) });', "...batchOf('rooms')", 'batchOf'],
])('the build fails when a call spreads %s, which would be removed with the schemas', async (_, declared, spread, name) => {
  await expect(built(`${declared}\nexport const rooms = call({ id: 'rooms', ${spread} });`)).rejects.toThrow(
    `a call needs ${name}, made with schemas`,
  );
});
