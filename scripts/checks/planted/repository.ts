import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const rooms = ['packages', 'apps', 'e2e', 'bench', 'scripts', 'docs'];
const settings = ['.dependency-cruiser.cjs', '.gitignore', '.oxlintrc.json', 'biome.json', 'knip.json', 'package.json'];
const types = ['tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts', 'vitest.setup.ts'];
const projects = ['apps/web/tsconfig.json', 'apps/web/worker/tsconfig.json'];
const names = ['contract', 'rules', 'phrases', 'world'].map((name) => `packages/${name}/package.json`);
const left = new Set(['node_modules', 'dist', 'test-results']);

export const emptyLot = [...settings, ...types, ...projects, ...names, 'scripts/checks/areas.ts'];

export class PlantedRepository {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'clubpulse-repository-')));

  constructor(parts: readonly string[] = [...rooms, ...settings, ...types]) {
    for (const name of parts) {
      if (existsSync(join(root, name)))
        cpSync(join(root, name), join(this.root, name), { recursive: true, filter: (path) => !left.has(basename(path)) });
    }
    const packages = join(this.root, 'node_modules');
    mkdirSync(packages);
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name !== '@clubpulse') symlinkSync(join(root, 'node_modules', name), join(packages, name));
    }
    cpSync(join(root, 'node_modules/@clubpulse'), join(packages, '@clubpulse'), { recursive: true, verbatimSymlinks: true });
  }

  plant(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  demolish(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
