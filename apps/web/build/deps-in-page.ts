import { posix } from 'node:path';
import type { Plugin } from 'vite';

const listed = /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);/;
const used = /__vite__mapDeps\(\[([\d,]+)\]\)/g;
const page = /(<script type="application\/json" id="files">)(.*?)(<\/script>)/s;

export function depsInPage(): Plugin {
  return {
    name: 'deps-in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        const app = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith('/src/start/app.tsx')),
        );
        if (html?.type !== 'asset' || app?.type !== 'chunk') return;
        const moved = moveDeps(app.code, String(html.source), app.fileName);
        if (moved === undefined) this.error('The list of files for lazy imports has another form than expected.');
        app.code = moved.code;
        html.source = moved.page;
      },
    },
  };
}

/** Undefined if code or page has no list of files. `file` is the path of the code, relative to the page. */
export function moveDeps(code: string, html: string, file: string): { readonly code: string; readonly page: string } | undefined {
  const own = listed.exec(code)?.[1];
  const known = page.exec(html)?.[2];
  if (own === undefined || known === undefined) return undefined;
  const folder = posix.dirname(file);
  const content = JSON.parse(known) as { files: string[] };
  const { files } = content;
  const indexes = (JSON.parse(own) as string[]).map((name) => {
    const path = posix.join(folder, name);
    const at = files.indexOf(path);
    return at < 0 ? files.push(path) - 1 : at;
  });
  const up = `${posix.relative(folder, '.')}/`;
  const read = `const __vite__mapDeps=(i,m=__vite__mapDeps)=>(m.f??=JSON.parse(document.getElementById("files").textContent).files,i.map(i=>"${up}"+m.f[i]));`;
  return {
    code: code.replace(listed, read).replaceAll(
      used,
      (_, list: string) =>
        `__vite__mapDeps([${list
          .split(',')
          .map((index) => String(indexes[Number(index)]))
          .join(',')}])`,
    ),
    page: html.replace(page, (_, open: string, _text: string, close: string) => `${open}${JSON.stringify(content)}${close}`),
  };
}
