import { isRefusal, refuse } from '@clubpulse/contract/errors';
import { describe, expect, it } from 'vitest';
import { createThreads } from './threads.wire.ts';
import type { ToWrite } from './write-thread.wire.ts';

const DAY = 86_400;
const spent = refuse('RecordingTooLarge');
const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const echo = script("import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData);");

describe('the threads that parse and write files', () => {
  it('alternate between users, so that many files of one user do not delay those of another', async () => {
    const threads = createThreads();
    const begun: string[] = [];
    const ask = (by: number, name: string) => {
      const data = {
        get name() {
          begun.push(name);
          return name;
        },
      };
      return threads.run(by, echo, data, spent);
    };
    await Promise.all([...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask(1, name)), ask(2, 'b1'), ask(3, 'c1')]);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('limit how many files of one user wait, and still serve other users', async () => {
    const threads = createThreads();
    const many = Array.from({ length: 10 }, (_, index) => threads.run(1, echo, index, spent));
    expect(await threads.run(2, echo, 'b1', spent)).toBe('b1');
    const answers = await Promise.all(many);
    expect(answers.filter((answer) => typeof answer === 'number')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(answers.filter((answer) => typeof answer === 'object' && answer !== null && isRefusal(answer))).toHaveLength(3);
  });

  it('transfer large data without a copy in memory', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(await createThreads().run(1, echo, { bytes }, spent, [bytes.buffer])).toEqual({ bytes: new Uint8Array([1, 2, 3]) });
    expect(bytes.byteLength).toBe(0);
  });

  it('abort a file that takes too long and continue with the next one', async () => {
    const threads = createThreads(2000);
    expect(await threads.run(1, script('for (;;);'), null, spent)).toBe(spent);
    expect(await threads.run(1, echo, 'next', spent)).toBe('next');
  });

  it('report a file for which the machine had no processor time as one to retry', { tags: ['atLength'] }, async () => {
    const idle = script("import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});");
    expect(await createThreads(600).run(1, idle, null, spent)).toEqual(refuse('TooManyRequests'));
  });

  it('abort a file that needs too much memory', { tags: ['atLength'] }, async () => {
    const greedy = script('const all = []; for (;;) all.push(new Array(1_000_000).fill(0.5));');
    expect(await createThreads().run(1, greedy, null, spent)).toBe(spent);
  });

  it('write a day with tens of thousands of pauses without an abort', { tags: ['atLength'] }, async () => {
    const toWrite: ToWrite = {
      Name: '',
      TrainingType: 'running',
      SourceName: '',
      Distance: null,
      Calories: null,
      AverageHeartRate: null,
      format: 'TCX',
      begin: 0,
      end: DAY,
      beats: new Uint8Array(DAY).fill(120),
      pauses: Array.from({ length: DAY / 2 - 1 }, (_, index) => ({ begin: 2 * index + 1, end: 2 * index + 2 })),
      stored: undefined,
    };
    const file = String(await createThreads().run(1, new URL('./write-thread.wire.ts', import.meta.url), toWrite, spent));
    expect(
      Buffer.from(file, 'base64')
        .toString('latin1')
        .match(/<Track>/g),
    ).toHaveLength(DAY / 2);
  });

  it('report the error of a script that fails', async () => {
    await expect(createThreads().run(1, script("throw new Error('broken');"), null, spent)).rejects.toThrow('broken');
  });
});
