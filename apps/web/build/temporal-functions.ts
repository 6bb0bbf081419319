import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const OWN = '?of-functions';
const functions = /[\\/]temporal-polyfill[\\/]fns[\\/]\w+\.js$/;
const inside = /[\\/]temporal-polyfill[\\/]chunks[\\/][\w-]+\.js$/;
const native = /[\\/]funcApi-native\.js\?of-functions$/;

/** The library's own import would load a second Temporal in addition to the global one. */
export function temporalFunctions(): Plugin {
  return {
    name: 'temporal-functions',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !(functions.test(importer) || importer.endsWith(OWN))) return null;
      const found = await this.resolve(source, importer.replace(OWN, ''), { skipSelf: true });
      return found !== null && inside.test(found.id) ? found.id + OWN : found;
    },
    load: (id) => (id.endsWith(OWN) ? readFileSync(id.slice(0, -OWN.length), 'utf8') : null),
    transform(code, id) {
      if (functions.test(id)) return { code: onlyNative(code, id), map: null };
      if (native.test(id)) return { code: fromGlobal(code, id), map: null };
      return null;
    },
  };
}

function onlyNative(code: string, id: string): string {
  return replaced(code, id, /\bNativeTemporal \? ([\w$]+) : [\w$]+;/g, '$1;');
}

/** Reads Temporal at each use, because the module is evaluated before `main.ts` installs the polyfill. */
function fromGlobal(code: string, id: string): string {
  const taken = replaced(
    code,
    id,
    /import \{ NativeTemporal \} from "\.\/root\.js";/,
    'const NativeTemporal = globalThis.Temporal;',
  );
  return replaced(
    taken,
    id,
    /const RawDateTimeFormatClass = RawDateTimeFormat;/,
    'const RawDateTimeFormatClass = Intl.DateTimeFormat;',
  );
}

function replaced(code: string, id: string, what: RegExp, by: string): string {
  const after = code.replace(what, by);
  if (after === code) throw new Error(`${id} is not written as it was: see build/temporal-functions.ts`);
  return after;
}
