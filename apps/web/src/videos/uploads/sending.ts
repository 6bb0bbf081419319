import type { AnnouncedFile, Upload } from '@clubpulse/contract/videos/uploads/uploads';
import type { VideoInput } from '@clubpulse/contract/videos/videos/videos';
import {
  completeVideoUpload,
  createVideoUpload,
  deleteVideo,
  replaceVideoUpload,
  resumeVideoUpload,
} from '@clubpulse/contract/videos/videos/videos.calls';
import { useSyncExternalStore } from 'react';
import { ApiError, change } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { arrivedAt, PartFailed, sendPart } from './send-part.ts';

export interface Sending {
  readonly key: number;
  readonly clubId: number;
  readonly videoId: number | undefined;
  readonly isVideo: boolean;
  readonly title: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sent: number;
  readonly state: 'Queued' | 'Sending' | 'Waiting' | 'Arrived' | 'Failed';
  readonly words: string | null;
  readonly shownAt: string | null;
}

export interface Carrier {
  readonly begin: (announced: AnnouncedFile) => Promise<{ readonly id: number; readonly Upload: Upload }>;
  readonly resume: (id: number) => Promise<Upload>;
  readonly complete: (id: number) => Promise<unknown>;
  readonly giveUp: (id: number) => Promise<unknown>;
  /** The error for a wrong file type, which the HTTP status does not distinguish. */
  readonly wrongType: ErrorDetails;
}
type ErrorDetails = NonNullable<ConstructorParameters<typeof ApiError>[1]>;

export interface ClipCalls {
  readonly announce: (file: AnnouncedFile) => Promise<{ readonly videoId: number; readonly Upload: Upload }>;
  readonly resume: () => Promise<{ readonly videoId: number; readonly Upload: Upload }>;
  readonly complete: () => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

type Way =
  | { readonly kind: 'document'; readonly carrier: Carrier }
  | { readonly kind: 'clip'; readonly calls: ClipCalls; readonly shownAt: string; readonly isRest: boolean }
  | { readonly kind: 'new'; readonly input: VideoInput }
  | { readonly kind: 'replace'; readonly videoId: number }
  | { readonly kind: 'rest'; readonly videoId: number };

interface Job {
  readonly key: number;
  readonly clubId: number;
  readonly file: File;
  readonly way: Way;
  readonly carrier: Carrier;
  readonly stop: AbortController;
  id?: number;
}

let list: readonly Sending[] = [];
const jobs = new Map<number, Job>();
const hearers = new Set<() => void>();
let last = 0;
/** Uploads wait for each other, because parallel uploads would share the bandwidth. */
let line: Promise<void> = Promise.resolve();

function tell(next: readonly Sending[]): void {
  list = next;
  for (const hear of hearers) hear();
}
const put = (key: number, changes: Partial<Sending>) => tell(list.map((one) => (one.key === key ? { ...one, ...changes } : one)));

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};
export const useSending = (): readonly Sending[] => useSyncExternalStore(subscribe, () => list);

const isOut = ({ state }: Sending): boolean => state === 'Arrived' || state === 'Failed';
const hold = (event: BeforeUnloadEvent) => {
  if (!list.every(isOut)) event.preventDefault();
};

export function sendFile(clubId: number, file: File, title: string, way: Way): void {
  const key = ++last;
  const videoId = way.kind === 'replace' || way.kind === 'rest' ? way.videoId : undefined;
  const shownAt = way.kind === 'clip' ? way.shownAt : null;
  const fresh = {
    key,
    clubId,
    videoId,
    isVideo: way.kind !== 'document',
    title,
    fileName: file.name,
    bytes: file.size,
    sent: 0,
    state: 'Queued',
    words: null,
    shownAt,
  } as const;
  const others = list.filter(
    (one) => (videoId === undefined || one.videoId !== videoId) && (shownAt === null || one.shownAt !== shownAt),
  );
  const carrier = carrierOf(clubId, way);
  const job: Job = { key, clubId, file, way, carrier, stop: new AbortController() };
  jobs.set(key, job);
  window.addEventListener('beforeunload', hold);
  tell([...others, fresh]);
  line = line.then(() => send(job));
}

export function sendAgain(key: number): void {
  const job = jobs.get(key);
  const one = list.find((each) => each.key === key);
  if (!job || !one) return;
  tell(list.filter((each) => each.key !== key));
  if (job.way.kind === 'document' && job.id !== undefined) void job.carrier.giveUp(job.id);
  const way: Way =
    job.way.kind === 'clip'
      ? { ...job.way, isRest: false }
      : one.videoId === undefined
        ? job.way
        : { kind: 'replace', videoId: one.videoId };
  sendFile(job.clubId, job.file, one.title, way);
}

export async function stopSending(key: number): Promise<void> {
  const job = jobs.get(key);
  job?.stop.abort();
  tell(list.filter((each) => each.key !== key));
  jobs.delete(key);
  if (job?.id !== undefined) await job.carrier.giveUp(job.id);
}

export const clearSent = (): void => tell(list.filter((one) => !isOut(one)));

const quiet = { quiet: true } as const;
const VIDEO_REFUSED = { ErrorType: 'VideoTypeRefused' } as const;
function carrierOf(clubId: number, way: Way): Carrier {
  if (way.kind === 'document') return way.carrier;
  return way.kind === 'clip' ? clipCarrier(way.calls, way.isRest) : videoCarrier(clubId, way);
}
const clipCarrier = ({ announce, resume, complete, remove }: ClipCalls, isRest: boolean): Carrier => ({
  begin: async (announced) => {
    const { videoId: id, Upload: at } = await (isRest ? resume() : announce(announced));
    return { id, Upload: at };
  },
  resume: async () => (await resume()).Upload,
  complete,
  giveUp: remove,
  wrongType: VIDEO_REFUSED,
});
function videoCarrier(id: number, way: Exclude<Way, { kind: 'document' | 'clip' }>): Carrier {
  const one = (videoId: number) => ({ params: { id, videoId } });
  return {
    begin: async (announced) => {
      const { Video, Upload: at } =
        way.kind === 'new'
          ? await change(createVideoUpload, { params: { id }, body: { ...way.input, ...announced } }, quiet)
          : way.kind === 'replace'
            ? await change(replaceVideoUpload, { ...one(way.videoId), body: announced }, quiet)
            : await change(resumeVideoUpload, one(way.videoId), quiet);
      return { id: Video.VideoId, Upload: at };
    },
    resume: async (videoId) => (await change(resumeVideoUpload, one(videoId), quiet)).Upload,
    complete: (videoId) => change(completeVideoUpload, one(videoId), quiet),
    giveUp: async (videoId) => {
      if (way.kind === 'new') await change(deleteVideo, one(videoId), { ...quiet, ignore: [404] });
    },
    wrongType: VIDEO_REFUSED,
  };
}

const passes = (status: number): boolean => status === 0 || status === 408 || status === 423 || status === 429 || status >= 500;

const PAUSES_MS = [500, 1000, 2000, 5000, 10_000, 30_000] as const;
const pause = (failures: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = window.setTimeout(done, PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 30_000);
    window.addEventListener('online', done);
  });

async function untilAnswered<T>(job: Job, ask: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || !passes(error.status) || job.stop.signal.aborted) throw error;
      put(job.key, { state: 'Waiting' });
      await pause(failures);
    }
  }
}

async function bring(job: Job, id: number, upload: Upload): Promise<void> {
  const { key, file, carrier } = job;
  const { signal } = job.stop;
  let { Address: address, Offset: offset } = upload;
  let failures = 0;
  while (offset < file.size && !signal.aborted) {
    const from = offset;
    const onSent = (bytes: number) => put(key, { sent: Math.min(file.size, from + bytes), state: 'Sending' });
    try {
      offset = await sendPart({ address, offset, bytes: file.slice(offset, offset + upload.ChunkBytes), onSent, signal });
      failures = 0;
      put(key, { sent: offset, state: 'Sending' });
    } catch (error) {
      if (signal.aborted || !(error instanceof PartFailed)) throw error;
      failures++;
      if (error.status === 404) {
        const next = await untilAnswered(job, () => carrier.resume(id));
        ({ Address: address, Offset: offset } = next);
        continue;
      }
      if (error.status !== 409 && !passes(error.status)) throw error;
      put(key, { state: 'Waiting' });
      await pause(failures);
      offset = (await arrivedAt(address, signal)) ?? offset;
    }
  }
}

async function send(job: Job): Promise<void> {
  const { key, file, carrier, way, stop } = job;
  if (stop.signal.aborted) return;
  put(key, { state: 'Sending' });
  try {
    const announced = { FileName: file.name, Bytes: file.size };
    const { id, Upload: upload } = await untilAnswered(job, () => carrier.begin(announced));
    job.id = id;
    put(key, { ...(way.kind === 'document' ? {} : { videoId: id }), sent: upload.Offset });
    await bring(job, id, upload);
    if (stop.signal.aborted) return;
    await untilAnswered(job, () => carrier.complete(id));
    put(key, { state: 'Arrived', sent: file.size });
  } catch (error) {
    if (stop.signal.aborted) return;
    const refused =
      error instanceof PartFailed ? new ApiError(error.status, error.status === 415 ? carrier.wrongType : {}) : error;
    put(key, { state: 'Failed', words: refused instanceof ApiError ? refusalText(refused) : null });
  }
}
