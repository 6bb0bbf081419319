import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';

export interface Programs {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

export class EncoderFailed extends Error {
  readonly output: string;
  readonly isStopped: boolean;
  constructor(output: string, isStopped: boolean) {
    super(`the encoder ${isStopped ? 'was stopped' : 'failed'}: ${output.slice(-300)}`);
    this.output = output;
    this.isStopped = isStopped;
  }
}

/** In these formats ffmpeg cannot be made to open other files or addresses. */
const READERS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,asf,avi,mpeg,mpegts,flv';
const guarded = ['-protocol_whitelist', 'file', '-format_whitelist', READERS, '-max_pixels', String(7680 * 4320)];

const MEMORY_KB = 4 * 1_048_576;
/** Blocks of 512 bytes: 1 GiB. */
const WRITTEN_BLOCKS = 2 * 1_048_576;
const OUTPUT_MAX = 8000;
const PROGRESS_MAX = 1_000_000;
const PROBE_MS = 60_000;

const limited = 'ulimit -v $1 2>/dev/null; ulimit -f $2 2>/dev/null; ulimit -t $3 2>/dev/null; shift 3; exec nice -n 10 "$@"';

const probedSchema = z.object({
  format: z.object({ duration: z.coerce.number().catch(0) }).catch({ duration: 0 }),
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.string().optional(),
      width: z.number().int().optional(),
      height: z.number().int().optional(),
      duration: z.coerce.number().optional().catch(undefined),
      disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
});
export type ProbedFile = z.output<typeof probedSchema>;

export type Encoder = ReturnType<typeof createEncoder>;

interface Children {
  readonly running: Set<ChildProcess>;
  isClosed: boolean;
}
interface Run {
  readonly folder?: string;
  readonly patienceMs: number;
  readonly onLine: (line: string) => 'enough' | undefined;
}

export function createEncoder({ ffmpeg, ffprobe }: Programs) {
  const children: Children = { running: new Set(), isClosed: false };
  let found: Promise<boolean> | undefined;

  return {
    isHere(): Promise<boolean> {
      found ??= (async () => {
        try {
          for (const program of [ffmpeg, ffprobe])
            await run(children, program, ['-hide_banner', '-version'], { patienceMs: PROBE_MS, onLine: () => undefined });
          return true;
        } catch (error) {
          if (error instanceof EncoderFailed && !error.isStopped) return false;
          found = undefined;
          throw error;
        }
      })();
      return found;
    },

    probe: (folder: string, file: string) => probe(children, ffprobe, folder, file),

    async encode(
      folder: string,
      file: string,
      {
        before = [],
        args,
        patienceMs,
        onSeconds = () => {},
      }: {
        readonly before?: readonly string[];
        readonly args: readonly string[];
        readonly patienceMs: number;
        readonly onSeconds?: (seconds: number) => void;
      },
    ): Promise<void> {
      const command = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-threads', '2', ...guarded, ...before];
      const onLine = (line: string) => {
        const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
        if (microseconds !== undefined) onSeconds(Number(microseconds) / 1_000_000);
        return undefined;
      };
      const patience = { folder, patienceMs, onLine };
      await run(children, ffmpeg, [...command, '-i', `file:${file}`, '-progress', 'pipe:1', '-nostats', ...args], patience);
    },

    close(): void {
      children.isClosed = true;
      for (const child of children.running) child.kill('SIGKILL');
    },
  };
}

async function probe(children: Children, ffprobe: Programs['ffprobe'], folder: string, file: string): Promise<ProbedFile> {
  const args = ['-v', 'error', ...guarded, '-print_format', 'json', '-show_format', '-show_streams', `file:${file}`];
  let progress = '';
  const onLine = (line: string) => {
    progress += `${line}\n`;
    return progress.length > PROGRESS_MAX ? ('enough' as const) : undefined;
  };
  await run(children, ffprobe, args, { folder, patienceMs: PROBE_MS, onLine });
  return probedSchema.parse(JSON.parse(progress));
}

function run(children: Children, program: string, args: readonly string[], { folder, patienceMs, onLine }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const seconds = String(Math.ceil((2 * patienceMs) / 1000));
    const child = spawn('/bin/sh', ['-c', limited, 'sh', String(MEMORY_KB), String(WRITTEN_BLOCKS), seconds, program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] },
      ...(folder === undefined ? {} : { cwd: folder }),
    });
    children.running.add(child);
    let output = '';
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, patienceMs);
    child.stderr.on('data', (part: Buffer) => {
      output = (output + part.toString('utf8')).slice(-OUTPUT_MAX);
    });
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      if (onLine(line) !== 'enough') return;
      isLate = true;
      child.kill('SIGKILL');
    });
    const end = () => {
      clearTimeout(late);
      children.running.delete(child);
    };
    child.on('error', (error) => {
      end();
      reject(error);
    });
    child.on('close', (code, signal) => {
      end();
      if (code === 0) resolve();
      else if (children.isClosed) reject(new Error('the encoder ends with the server'));
      else reject(new EncoderFailed(output, isLate || signal !== null || (code ?? 0) > 128));
    });
  });
}
