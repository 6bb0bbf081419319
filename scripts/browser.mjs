import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run, step } from './runtime.mjs';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findBrowser() {
  const named = process.env.CHROME_BIN;
  if (named) return existsSync(named) ? named : fail(`CHROME_BIN=${named}: there is no such file.`);
  return installed.find((path) => existsSync(path)) ?? unpackBrowser();
}

function unpackBrowser() {
  const folder = join(root, '.runtime/chromium');
  const launcher = join(folder, 'launch');
  if (runs(launcher)) return launcher; // A moved checkout may contain a browser that does not run.

  const done = step('Unpacking the test browser');
  // The temporary folder may contain another user's or an incomplete version.
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;
  // Adds the libraries and fonts that a bare machine lacks.
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const result = run(process.execPath, ['-e', unpack], { env });
  if (result.status === 0) {
    const environment = [];
    if (!runs(join(fresh, 'chromium'))) environment.push(`export LD_LIBRARY_PATH='${join(folder, 'al2023/lib')}'`);
    if (!existsSync('/etc/fonts/fonts.conf') || !existsSync('/usr/share/fonts')) {
      // The package's font list names folders of Lambda.
      const fonts = `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`;
      writeFileSync(join(fresh, 'fonts.conf'), fonts);
      environment.push(`export FONTCONFIG_FILE='${join(folder, 'fonts.conf')}'`);
    }
    writeFileSync(join(fresh, 'launch'), ['#!/bin/sh', ...environment, `exec '${join(folder, 'chromium')}' "$@"`, ''].join('\n'));
    chmodSync(join(fresh, 'launch'), 0o755);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  }
  if (!runs(launcher)) {
    for (const rest of [fresh, folder]) rmSync(rest, { recursive: true, force: true });
    fail(
      'The test browser does not run on this machine.',
      result.output,
      'Install Chromium, or set CHROME_BIN to a Chromium or Chrome, and try again.',
    );
  }
  done();
  return launcher;
}

function runs(browser) {
  return spawnSync(browser, ['--version'], { timeout: 180_000 }).status === 0;
}
