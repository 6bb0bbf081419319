import type { Plugin } from 'vite';

/**
 * Replaces the preloads of modules, because browsers discard a preload that a service worker responds to, request it again and
 * warn.
 */
export function modulesAhead(): Plugin {
  return {
    name: 'modules-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<link rel="modulepreload" crossorigin href="([^"]+)">/g,
          '<script type="module" crossorigin src="$1"></script>',
        ),
    },
  };
}
