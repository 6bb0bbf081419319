import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** The limit of the uncompressed script, because it is part of pages of other companies. */
export const WIDGET_MAX_BYTES = 60_000;

const ENTRY = 'src/office/website/elements/elements.ts';

/** Builds one file without imports. A larger file than the limit fails the build. */
export function widget(web: string, plugins: readonly Plugin[]): Plugin {
  return {
    name: 'widget',
    configureServer(server) {
      server.middlewares.use('/widget.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        void widgetScript(web, plugins).then((script) => response.end(script));
      });
    },
    async generateBundle() {
      const source = await widgetScript(web, plugins);
      const bytes = Buffer.byteLength(source);
      if (bytes > WIDGET_MAX_BYTES)
        this.error(
          `widget.js has ${bytes} bytes (${gzipSync(source).length} compressed); at most ${WIDGET_MAX_BYTES} are allowed.`,
        );
      this.emitFile({ type: 'asset', fileName: 'widget.js', source });
    },
  };
}

const escaped = (character: string): string =>
  [...Array(character.length).keys()].map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

export async function widgetScript(web: string, plugins: readonly Plugin[] = []): Promise<string> {
  const outcome = await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'error',
    plugins: [...plugins],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: `${web}/${ENTRY}`, output: { format: 'iife' } },
    },
  });
  const [file] = (outcome as Rolldown.RolldownOutput).output;
  // All characters become ASCII, because a page may have another encoding than UTF-8.
  return file.code.replaceAll(/[^\p{ASCII}]/gu, escaped);
}
