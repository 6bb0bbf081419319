import { beforeEach, expect, it, vi } from 'vitest';

vi.resetModules();
const { provideToken } = await import('../../../../platform/calls/call-layer.ts');
const { queuedMarks: storedMarks } = await import('./queued-marks.ts');
const { enqueue, resumeMarks } = await import('./mark-queue.ts');

const OWNER = 11;
const UNTIL = '2099-01-01T00:00:00Z';
const mark = { classId: 5, userIds: [7], from: 'Unseen', to: 'Present', rest: false } as const;

let status = 503;
const answered = vi.fn(() => Promise.resolve(new Response('{}', { status, headers: { 'content-type': 'application/json' } })));

beforeEach(() => {
  answered.mockClear();
  vi.stubGlobal('fetch', answered);
  vi.useFakeTimers();
  provideToken(() => Promise.resolve('token'));
});
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it.each([408, 429, 500, 502, 503, 504])(
  'a mark remains queued after response %i, and is sent when the server is back',
  async (trouble) => {
    status = trouble;
    enqueue(OWNER, mark, UNTIL);
    await seconds(30);
    expect(answered).toHaveBeenCalled();
    expect(storedMarks(OWNER)).toHaveLength(1);
    status = 200;
    await seconds(90);
    expect(storedMarks(OWNER)).toEqual([]);
  },
);

it('the marks of a signed-out user are stored until they sign in again', async () => {
  status = 401;
  enqueue(OWNER, mark, UNTIL);
  await seconds(120);
  expect(storedMarks(OWNER)).toHaveLength(1);
  status = 200;
  resumeMarks(OWNER);
  await seconds(1);
  expect(storedMarks(OWNER)).toEqual([]);
});

it('a refused mark is not sent again', async () => {
  status = 409;
  enqueue(OWNER, mark, UNTIL);
  await seconds(120);
  expect(answered).toHaveBeenCalledTimes(1);
  expect(storedMarks(OWNER)).toEqual([]);
});

it('a mark with a server error waits, while the marks of other classes are sent', async () => {
  const failing = new Set(['/api/classes/5/']);
  const urls: string[] = [];
  answered.mockImplementation(((url: string) => {
    urls.push(url);
    const isFailing = [...failing].some((part) => url.startsWith(part));
    return Promise.resolve(
      new Response('{}', { status: isFailing ? 500 : 200, headers: { 'content-type': 'application/json' } }),
    );
  }) as typeof answered);
  enqueue(OWNER, mark, UNTIL);
  enqueue(OWNER, { ...mark, from: 'Present', to: 'Unseen' }, UNTIL);
  enqueue(OWNER, { ...mark, classId: 6 }, UNTIL);
  await seconds(1);
  expect(storedMarks(OWNER).map(({ classId, to }) => [classId, to])).toEqual([
    [5, 'Present'],
    [5, 'Unseen'],
  ]);
  failing.clear();
  urls.length = 0;
  await seconds(90);
  expect(storedMarks(OWNER)).toEqual([]);
  expect(urls.every((url) => url.startsWith('/api/classes/5/'))).toBe(true);
});
