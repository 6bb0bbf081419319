import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Statement extends Node {
  kind?: string;
  importKind?: string;
  declaration?: Statement | null;
  declarations?: { id: { name: string } }[];
  id?: { name: string } | null;
  source?: { value: string } | null;
  specifiers?: { importKind?: string; local: { name: string }; imported?: { name: string } }[];
}
type Parse = (code: string, options: { lang: 'ts' }) => unknown;

/**
 * `plain` are names without a schema, `made` names with a schema. `schemas` are the positions of constants with a schema that are
 * not calls.
 */
interface Read {
  plain: ReadonlySet<string>;
  calls: ReadonlySet<string>;
  schemas: readonly { start: number; end: number }[];
  made: ReadonlySet<string>;
}

export class PlainValues {
  readonly #parse: Parse;
  readonly #read = new Map<string, Read>();

  constructor(parse: Parse) {
    this.#parse = parse;
  }

  of(path: string): Read {
    const known = this.#read.get(path);
    if (known !== undefined) return known;
    const read = this.#readFile(path);
    this.#read.set(path, read);
    return read;
  }

  #readFile(path: string): Read {
    const code = readFileSync(path, 'utf8');
    const { body } = this.#parse(code, { lang: 'ts' }) as { body: Statement[] };
    const schemas = new Set(body.flatMap((statement) => this.#schemasImported(path, statement)));
    const declared = body.flatMap((statement) => declaredBy(statement).map((name) => ({ name, statement })));
    // A constant that uses a schema counts as a schema too.
    for (let before = -1; before !== schemas.size; ) {
      before = schemas.size;
      const names = new RegExp(`(?<![.'\\w])(?:${[...schemas].join('|')})\\b`);
      for (const { name, statement } of declared) {
        if (schemas.size > 0 && names.test(withoutComments(code.slice(statement.start, statement.end)))) schemas.add(name);
      }
    }
    const isCall = ({ start, end }: Statement) => /^(export )?const \w+ = call\(/.test(code.slice(start, end));
    return {
      calls: new Set(declared.filter(({ statement }) => isCall(statement)).map(({ name }) => name)),
      made: schemas,
      plain: new Set(declared.map(({ name }) => name).filter((name) => !schemas.has(name))),
      schemas: declared
        .filter(
          ({ name, statement }) =>
            schemas.has(name) && (statement.declaration ?? statement).kind === 'const' && !isCall(statement),
        )
        .map(({ statement: { start, end } }) => ({ start, end })),
    };
  }

  #schemasImported(path: string, { type, importKind, source, specifiers = [] }: Statement): string[] {
    if (type !== 'ImportDeclaration' || importKind === 'type' || !source) return [];
    const values = specifiers.filter((one) => one.importKind !== 'type');
    if (!source.value.startsWith('.')) return values.map(({ local }) => local.name);
    const { plain } = this.of(join(dirname(path), source.value));
    return values.filter(({ local, imported }) => !plain.has((imported ?? local).name)).map(({ local }) => local.name);
  }
}

const withoutComments = (code: string): string => code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

function declaredBy(statement: Statement): string[] {
  const { type, id, declarations } = statement.declaration ?? statement;
  if (type === 'FunctionDeclaration') return id ? [id.name] : [];
  return type === 'VariableDeclaration' ? (declarations ?? []).map((one) => one.id.name) : [];
}
