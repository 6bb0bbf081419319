import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run, step } from './runtime.mjs';
import { webSizes } from './web-sizes.mjs';

export function buildWeb() {
  const id = hashOf(['apps/web', 'packages'].flatMap(sourcesBelow).concat('package-lock.json', 'tsconfig.base.json'));
  const dist = join(root, 'apps/web/dist');
  const stamp = join(dist, '.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) return;

  const done = step('Building the web app');
  // Moved when complete, so that no server serves a part.
  const fresh = join(root, `.runtime/web-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  const result = run(process.execPath, args, {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production', BUILD_ID: id },
  });
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    fail('The web app could not be built.', result.output, 'Put right what it names, and try again.');
  }
  writeFileSync(join(fresh, '.built-from'), id);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  done();
  const { starts } = webSizes(dist);
  for (const [name, { kB, files }] of Object.entries(starts)) console.log(`  ${name}: ${kB} kB of script in ${files} files`);
}

function sourcesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesBelow(path);
    return /\.test\.tsx?$/.test(path) ? [] : [path];
  });
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

if (import.meta.main) buildWeb();
