import { runBridge } from './bridge.ts';
import { HELP, readOptions } from './options.ts';
import { selfCheck } from './self-check.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options?.checkOnly) process.exit((await selfCheck(options, (text) => console.log(text))) ? 0 : 1);
  if (options) await runBridge(options, stop.signal, (text) => console.log(`${new Date().toISOString()} ${text}`));
  else process.stdout.write(HELP);
  // Standard input may still be open and would keep the process.
  process.exit(0);
} catch (error) {
  console.error(`bridge: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
