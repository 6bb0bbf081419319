import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The parts of a call that only the server, and a form here and there, reads: they bring zod and the shapes of everything. */
const schemas = ['params', 'query', 'body', 'result'];
const LIGHT = '?described';
const inContract = /[\\/]packages[\\/]contract[\\/].*\.ts(\?described)?$/;

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Declarator extends Node {
  init: Node | null;
}
interface Statement extends Node {
  kind?: string;
  declaration?: Statement | null;
  declarations?: Declarator[];
  source?: { value: string } | null;
}
interface CallNode extends Node {
  callee: Node & { name?: string };
  arguments: (Node & { properties?: (Node & { key?: { name?: string } })[] })[];
}
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Makes the contract's declarations fall away where the web does not use them: a schema that nobody reads, and the schemas of
 * calls that are only made (the server checks them). A file that reads a call's schema, as forms do, gets the whole call.
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !/\.calls(\.ts)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found === null || readsSchemas(readFileSync(importer.replace(LIGHT, ''), 'utf8'), source)) return found;
      return found.id + LIGHT;
    },
    load: (id) => (id.endsWith(LIGHT) ? readFileSync(id.slice(0, -LIGHT.length), 'utf8') : null),
    transform(code, id) {
      if (!inContract.test(id)) return null;
      const { body } = this.parse(code, { lang: 'ts' }) as unknown as { body: Statement[] };
      const edits = body.flatMap((statement) => editsOf(code, statement, id.endsWith(LIGHT)));
      return { code: edited(code, edits), moduleType: 'ts', map: null };
    },
  };
}

/** Whether a file reads a schema of a call that it imports from `source`. */
function readsSchemas(code: string, source: string): boolean {
  const imported =
    [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*'([^']+)'/g)].find(([, , from]) => from === source)?.[1] ?? '';
  const names = imported.split(',').map((name) => name.trim().split(/\s/).at(-1));
  return names.some((name) => name !== '' && new RegExp(`(?<!typeof )\\b${name}\\.(${schemas.join('|')})\\b`).test(code));
}

function editsOf(code: string, statement: Statement, light: boolean): Edit[] {
  const declared = statement.declaration ?? statement;
  if (light && statement.source && statement.source.value.endsWith('/call.ts')) {
    return [insertion(statement.start, `import { described } from '${statement.source.value}';`)];
  }
  if (declared.kind !== 'const') return [];
  return (declared.declarations ?? []).flatMap(({ init }) => {
    if (init?.type !== 'CallExpression') return [];
    const call = init as CallNode;
    const isCall = light && call.callee.name === 'call';
    return [
      insertion(init.start, '/* @__PURE__ */ (() => '),
      ...(isCall ? [{ start: call.callee.start, end: call.callee.end, text: 'described' }] : []),
      ...(isCall ? schemasIn(code, call) : []),
      insertion(init.end, ')()'),
    ];
  });
}

const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

function schemasIn(code: string, call: CallNode): Edit[] {
  const properties = call.arguments[0]?.properties ?? [];
  return properties
    .filter(({ key }) => schemas.includes(key?.name ?? ''))
    .map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, text: '' }));
}

/** Applies edits that are in order and do not overlap. */
function edited(code: string, edits: readonly Edit[]): string {
  let done = 0;
  let text = '';
  for (const edit of edits) {
    text += code.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return text + code.slice(done);
}
