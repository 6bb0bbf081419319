import type { Plugin } from 'vite';

/**
 * Pages name the files that their script imports as scripts of their own instead of as preloads: asked for at once all the same, and used.
 * What a service worker answers to a preload of the page's source the browser throws away, asks for again and warns of.
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
