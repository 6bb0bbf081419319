import { isRefusal, refuse } from '@clubpulse/contract/errors';
import { describe, expect, it } from 'vitest';
import { createThreads } from './threads.wire.ts';
import type { ToWrite } from './write-thread.wire.ts';

const DAY = 86_400;
const spent = refuse('RecordingTooLarge');
const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
/** Says back what it was told. */
const echo = script("import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData);");

describe('the threads on which files are read and written', () => {
  it('go round: who sends many keeps nobody waiting who sends one', async () => {
    const threads = createThreads();
    const done: string[] = [];
    const ask = async (by: number, name: string) => done.push(String(await threads.run(by, echo, name, spent)));
    await Promise.all([...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask(1, name)), ask(2, 'b1'), ask(3, 'c1')]);
    expect(done.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1']);
    expect(done.slice(0, 4)).toContain('b1');
    expect(done.slice(0, 4)).toContain('c1');
    // One after the other of one person, in her order.
    expect(done.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('take only so many of one person, while others still have their turn', async () => {
    const threads = createThreads();
    const many = Array.from({ length: 10 }, (_, index) => threads.run(1, echo, index, spent));
    expect(await threads.run(2, echo, 'b1', spent)).toBe('b1');
    const answers = await Promise.all(many);
    expect(answers.filter((answer) => typeof answer === 'number')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(answers.filter((answer) => typeof answer === 'object' && answer !== null && isRefusal(answer))).toHaveLength(3);
  });

  it('have what is moved to them, which is in memory once', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(await createThreads().run(1, echo, { bytes }, spent, [bytes.buffer])).toEqual({ bytes: new Uint8Array([1, 2, 3]) });
    expect(bytes.byteLength).toBe(0);
  });

  it('give up what takes too long, and go on with the next', async () => {
    const threads = createThreads(2000);
    expect(await threads.run(1, script('for (;;);'), null, spent)).toBe(spent);
    expect(await threads.run(1, echo, 'next', spent)).toBe('next');
  });

  it('say of what got no time that it is to come again', { tags: ['atLength'] }, async () => {
    const idle = script("import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});");
    // To begin takes it some of a processor, too.
    expect(await createThreads(600).run(1, idle, null, spent)).toEqual(refuse('TooManyRequests'));
  });

  it('give up what needs too much memory', { tags: ['atLength'] }, async () => {
    const greedy = script('const all = []; for (;;) all.push(new Array(1_000_000).fill(0.5));');
    expect(await createThreads().run(1, greedy, null, spent)).toBe(spent);
  });

  it('write a day of tens of thousands of pauses, and do not give it up', { tags: ['atLength'] }, async () => {
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
      kept: undefined,
    };
    const file = String(await createThreads().run(1, new URL('./write-thread.wire.ts', import.meta.url), toWrite, spent));
    expect(
      Buffer.from(file, 'base64')
        .toString('latin1')
        .match(/<Track>/g),
    ).toHaveLength(DAY / 2);
  });

  it('say what broke in a script', async () => {
    await expect(createThreads().run(1, script("throw new Error('broken');"), null, spent)).rejects.toThrow('broken');
  });
});
