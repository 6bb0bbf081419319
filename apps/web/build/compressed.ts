import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html)$/;
/** Bytes. Compressing a smaller file saves no network packet. */
const FROM = 1400;

const compress = promisify(brotliCompress);

/** Compresses with more effort than the server could for each request. The server sends `x.br` instead of `x`. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (bytes.length >= FROM) await writeFile(join(dir, `${file.fileName}.br`), await compress(bytes));
        }),
      );
    },
  };
}
