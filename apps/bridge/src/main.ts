import { runBridge } from './bridge.ts';
import { HELP, readOptions, VERSION } from './options.ts';
import { selfCheck } from './self-check.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') process.stdout.write(HELP);
  else if (options === 'version') process.stdout.write(VERSION);
  else if (options.checkOnly) process.exit((await selfCheck(options, (text) => console.log(text))) ? 0 : 1);
  else await runBridge(options, stop.signal, (text) => console.log(`${new Date().toISOString()} ${text}`));
  // Otherwise the process continues as long as standard input is open.
  process.exit(0);
} catch (error) {
  console.error(`bridge: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
