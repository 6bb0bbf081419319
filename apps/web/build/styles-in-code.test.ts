import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stylesInCode } from './styles-in-code.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clubpulse-styles-'));
  const files = {
    'index.html': '<script type="module" src="./main.ts"></script>',
    'main.ts': `import './start.css'; document.onclick = () => import('./screen.ts');`,
    'screen.ts': `import classes from './screen.module.css'; import './icon.css'; document.title = String(classes['row']);`,
    'start.css': 'body { margin: 0 }',
    'screen.module.css': '.row { margin: 1px }',
    'icon.css': 'i { color: red }',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

it('the styles of a screen are in its code, and those of the first code in the page', async () => {
  const outcome = await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    plugins: [stylesInCode()],
    build: { write: false },
  });
  const { output } = outcome as Rolldown.RolldownOutput;
  const styles = output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []));
  expect(styles).toEqual([]);
  const page = output.find((file) => file.fileName === 'index.html');
  expect(page?.type === 'asset' && String(page.source)).toMatch(/<style>body\{margin:0\}\s*<\/style>/);
  const code = output.flatMap((file) => (file.type === 'chunk' && !file.isEntry ? [file.code] : [])).join('');
  const added = [...code.matchAll(/textContent=("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) => String(JSON.parse(text)));
  expect(added.join('')).toContain('i{color:red}');
  expect(added.join('')).toMatch(/\{margin:1px\}/);
});
