import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';

export interface RunningProgram {
  /** Everything it printed so far. */
  readonly output: () => string;
  readonly hasEnded: () => boolean;
  /** Exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program of ours in a process of its own. */
export const run = (main: string, args: readonly string[], environment: Record<string, string> = {}): RunningProgram =>
  runCommand(process.execPath, [main, ...args], environment);

/** What Node has compiled is no setting of the program's. */
const { NODE_COMPILE_CACHE = '' } = process.env;

/** Starts any program; nothing of the caller's environment reaches its settings. */
export function runCommand(command: string, args: readonly string[], environment: Record<string, string> = {}): RunningProgram {
  const env = { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), TMPDIR: tmpdir(), NODE_COMPILE_CACHE, ...environment };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += String(text);
    });
  }
  // A test run that is broken off takes its programs with it.
  const leave = () => child.kill('SIGKILL');
  process.on('exit', leave);
  let over = false;
  const ended = once(child, 'close').then(([code, signal]) => {
    over = true;
    process.off('exit', leave);
    return (code ?? signal) as number | NodeJS.Signals;
  });
  return {
    output: () => output,
    hasEnded: () => over,
    ended,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
