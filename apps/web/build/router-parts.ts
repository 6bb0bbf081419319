import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;
const name = /^[\w.]+\.displayName = .*;$/gm;
const made = /(= )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g;

/** Otherwise the names keep components that no screen uses. */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    transform: (code, id) => (ROUTER.test(id) ? { code: withoutNames(code), map: null } : null),
  };
}

const ahead = /^function PrefetchPageLinks\(/m;

export const withoutNames = (code: string): string =>
  code
    .replace(ahead, 'function PrefetchPageLinks() {\n  return null;\n}\nfunction UnusedLinks(')
    .replaceAll(name, '')
    .replaceAll(made, '$1/* @__PURE__ */ ');
