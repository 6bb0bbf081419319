import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PlainValues } from './plain-values.ts';

/** The fields of a call with schemas. They are left out, because they would load zod. */
const schemas = ['params', 'query', 'body', 'result'];
const leftOut = [...schemas, 'summary', 'errors'];
const LIGHT = '?described';
const PLAIN = '?plain';
const inContract = /[\\/]packages[\\/]contract[\\/].*\.ts(\?described|\?plain)?$/;
const withoutQuery = (id: string) => id.replace(/\?(described|plain)$/, '');

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
interface Property extends Node {
  key?: { name?: string };
}
interface CallNode extends Node {
  callee: Node & { name?: string };
  arguments: (Node & { properties?: Property[] })[];
}
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A file that reads the schema of a call gets the whole call. A file that uses only plain values gets no schema. */
export function contractForBrowsers(): Plugin {
  let values: PlainValues | undefined;
  return {
    name: 'contract-for-browsers',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      values = new PlainValues((text, options) => this.parse(text, options));
    },
    async resolveId(source, importer) {
      if (importer === undefined || values === undefined || !/^\.|^@clubpulse\/contract\//.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found === null || !inContract.test(found.id)) return found;
      const code = readFileSync(withoutQuery(importer), 'utf8');
      if (source.endsWith('/call.ts')) return importer.endsWith(LIGHT) ? found.id + PLAIN : found;
      const { plain, calls } = values.of(found.id);
      const names = importedFrom(code, source);
      if (names === undefined || !names.every((name) => plain.has(name) || calls.has(name))) return found;
      if (!/\.calls(\.ts)?$/.test(source)) return found.id + PLAIN;
      return readsSchemas(code, source) ? found : found.id + LIGHT;
    },
    load: (id) => (inContract.test(id) && id !== withoutQuery(id) ? readFileSync(withoutQuery(id), 'utf8') : null),
    transform(code, id) {
      if (!inContract.test(id)) return null;
      const { body } = this.parse(code, { lang: 'ts' }) as unknown as { body: Statement[] };
      const read = values?.of(withoutQuery(id));
      const left = new Map(read?.schemas.map((place) => [place.start, place]));
      const edits = body.flatMap((statement) => {
        const schema = id === withoutQuery(id) ? undefined : left.get(statement.start);
        if (schema) return [{ ...schema, text: '' }];
        const lost = id.endsWith(LIGHT) && read ? lostIn(statement, read.made) : [];
        if (lost.length > 0) this.error(`${id}: a call needs ${lost.join(', ')}, made with schemas that browsers do without`);
        return editsOf(code, statement, id.endsWith(LIGHT));
      });
      return { code: onlyUsedImports(edited(code, edits)), moduleType: 'ts', map: null };
    },
  };
}

function importedFrom(code: string, source: string): string[] | undefined {
  const lists = [...code.matchAll(/^(?:import|export)\s*(type\b)?\s*\{([^}]*)\}\s*from\s*'([^']+)'/gm)].filter(
    ([, , , from]) => from === source,
  );
  if (lists.length === 0) return undefined;
  return lists
    .flatMap(([, type, names = '']) => (type ? [] : names.split(',')))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s/)[0] ?? '');
}

function readsSchemas(code: string, source: string): boolean {
  const names = importedFrom(code, source) ?? [];
  return names.some((name) => new RegExp(`(?<!typeof )\\b${name}\\.(${schemas.join('|')})\\b`).test(code));
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
      ...(isCall ? leftOutOf(code, call) : []),
      insertion(init.end, ')()'),
    ];
  });
}

function lostIn(statement: Statement, made: ReadonlySet<string>): string[] {
  return ((statement.declaration ?? statement).declarations ?? []).flatMap(({ init }) => {
    const call = init as CallNode | null;
    if (call?.type !== 'CallExpression' || call.callee.name !== 'call') return [];
    const remaining = (call.arguments[0]?.properties ?? []).filter(({ key }) => !leftOut.includes(key?.name ?? ''));
    return remaining.flatMap(namesIn).filter((name) => made.has(name));
  });
}

function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, computed, key, property, ...parts } = node as Record<string, unknown>;
  if (type === 'Identifier') return [String(name)];
  return [...Object.values(parts).flatMap(namesIn), ...(computed === true ? [key, property].flatMap(namesIn) : [])];
}

const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

function leftOutOf(code: string, call: CallNode): Edit[] {
  const properties = call.arguments[0]?.properties ?? [];
  return properties
    .filter(({ key }) => leftOut.includes(key?.name ?? ''))
    .map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, text: '' }));
}

/** Removes unused imports, because they would still load their files. */
function onlyUsedImports(code: string): string {
  const imports = /^import\s*\{([^}]*)\}\s*from\s*'[^']+';$/gm;
  const rest = code.replace(imports, '');
  return code.replace(imports, (match, names: string) => {
    const read = names.split(',').filter((name) => new RegExp(`\\b${name.trim().split(/\s/).at(-1)}\\b`).test(rest));
    return read.some((name) => name.trim() !== '') ? match : '';
  });
}

function edited(code: string, edits: readonly Edit[]): string {
  let done = 0;
  let text = '';
  for (const edit of edits) {
    text += code.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return text + code.slice(done);
}
