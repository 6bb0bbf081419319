import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';

export interface RunningProgram {
  readonly output: () => string;
  readonly hasEnded: () => boolean;
  readonly ended: Promise<number | NodeJS.Signals>;
  end(signal: NodeJS.Signals): Promise<void>;
}

export const run = (main: string, args: readonly string[], environment: Record<string, string> = {}): RunningProgram =>
  runCommand(process.execPath, [main, ...args], environment);

const { NODE_COMPILE_CACHE = '' } = process.env;

export function runCommand(command: string, args: readonly string[], environment: Record<string, string> = {}): RunningProgram {
  const env = { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), TMPDIR: tmpdir(), NODE_COMPILE_CACHE, ...environment };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += String(text);
    });
  }
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
