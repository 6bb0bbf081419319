import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { build, type Plugin, type Rolldown } from 'vite';

/** Sides in pixels. Phones crop maskable icons; the middle 80 % stays visible. */
const icons = [
  { file: 'icons/192.png', side: 192 },
  { file: 'icons/512.png', side: 512 },
  { file: 'icons/maskable.png', side: 512, isCut: true },
  { file: 'icons/apple.png', side: 180, isCut: true },
] as const;

const GROUND = '#10151A';
const SEEN = 0.8;

export function installable(web: string, buildId: string): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    async generateBundle() {
      const svg = readFileSync(`${web}/public/icon.svg`);
      for (const { file, side, ...shape } of icons)
        this.emitFile({ type: 'asset', fileName: file, source: await drawn(svg, side, 'isCut' in shape) });
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await worker(web, buildId) });
    },
  };
}

async function drawn(svg: Buffer, side: number, isCut: boolean): Promise<Buffer> {
  const inner = isCut ? Math.round(side * SEEN) : side;
  const edge = Math.floor((side - inner) / 2);
  const drawing = sharp(svg, { density: (72 * inner) / 40 }).resize(inner, inner);
  if (!isCut) return drawing.png().toBuffer();
  const rest = side - inner - edge;
  return drawing
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background: GROUND })
    .flatten({ background: GROUND })
    .png()
    .toBuffer();
}

async function worker(web: string, buildId: string): Promise<string> {
  const outcome = await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'error',
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: `${web}/worker/worker.ts`, output: { format: 'iife' } },
    },
  });
  const [file] = (outcome as Rolldown.RolldownOutput).output;
  return file.code;
}
