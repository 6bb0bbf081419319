import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root, underNode24 } from './runtime.mjs';

// npm run doctor: what is wrong with this installation, in sentences, each with its repair. Exit code 1 when something is.
await underNode24();
const { examine } = await import('../apps/server/src/platform/doctor/doctor.ts');

const running = join(resolve(root, process.env.DATA_DIR || 'data'), 'run.json');
const run = existsSync(running) ? JSON.parse(readFileSync(running, 'utf8')) : {};
const findings = await examine(process.env, { embeddedUrl: run.databaseUrl });
for (const { part, isWell, text, repair } of findings)
  console.log(`${isWell ? 'ok   ' : 'WRONG'}  ${part}: ${text}${isWell ? '' : `\n         ${repair}`}`);
const wrong = findings.filter(({ isWell }) => !isWell).length;
console.log(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} of ${findings.length} parts need repair.`);
process.exit(wrong === 0 ? 0 : 1);
