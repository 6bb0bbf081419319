import { expect, it } from 'vitest';
import { moveDeps } from './deps-in-page.ts';

const page = (files: readonly string[]) =>
  `<head><script type="application/json" id="files">${JSON.stringify({ files, filesOf: { today: [0] } })}</script></head>`;
const codeWith = (deps: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(deps)})))=>i.map(i=>d[i]);
load(()=>import("./Today.js"),__vite__mapDeps([0,1]));load(()=>import("./Book.js"),__vite__mapDeps([1]));`;

it('the code of the app reads the files of a lazy import from the list in the page', () => {
  const moved = moveDeps(codeWith(['./Book.js', './Today.css']), page(['assets/Today.css']), 'assets/app.js');
  expect(moved?.page).toBe(page(['assets/Today.css', 'assets/Book.js']));
  expect(moved?.code).toContain('import("./Today.js"),__vite__mapDeps([1,0])');
  expect(moved?.code).toContain('import("./Book.js"),__vite__mapDeps([0])');
  expect(moved?.code).toContain('JSON.parse(document.getElementById("files").textContent).files,i.map(i=>"../"+m.f[i])');
});

it('the list of files is not moved when the bundler writes it in another form', () => {
  expect(moveDeps('const __vite__mapDeps=[];', page([]), 'assets/app.js')).toBeUndefined();
});
