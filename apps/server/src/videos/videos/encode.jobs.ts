import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { idSchema } from '@clubpulse/contract/scalars';
import { encodingJobError, encodingJobSuccess } from '@clubpulse/contract/videos/videos.events';
import { walkBoxes } from '@clubpulse/rules/videos/videos/boxes';
import {
  ENCODING,
  type EncodingCode,
  masterPlaylist,
  type Probed,
  type Rendition,
  renditionsOf,
} from '@clubpulse/rules/videos/videos/encoding';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import type { NewJob } from '../../platform/jobs/jobs.store.ts';
import { type Encoder, EncoderFailed, type ProbedFile } from '../../platform/media/encoder.ts';
import type { LargeFiles } from '../uploads/public.ts';
import * as store from './videos.store.ts';

const ENCODE_JOB = 'video.encode';
export const encodeJob = (VideoId: number, MediaId: string): NewJob => ({
  task: ENCODE_JOB,
  payload: { VideoId, MediaId },
  key: `${ENCODE_JOB}:${MediaId}`,
});

/** Limits for encoding in milliseconds: for each second of the video, and the least for any video. */
const MS_A_SECOND = 4000;
const LEAST_MS = 300_000;
const ORIGINAL = 'original.bin';
const NOTIFIED_MS = 3000;

interface EncodeParts {
  readonly db: Database;
  readonly files: LargeFiles;
  readonly encoder: Encoder;
  /** May contain files of a process that was killed. */
  readonly folder: string;
  readonly log: Pick<Logger, 'warn'>;
}

class NotEncoded extends Error {
  readonly code: EncodingCode;
  constructor(code: EncodingCode) {
    super(`not encoded, ${code}`);
    this.code = code;
  }
}

function codeOf({ output: stated, isStopped }: EncoderFailed, otherwise: EncodingCode): EncodingCode {
  if (isStopped || /Cannot allocate memory|File size limit/i.test(stated)) return '1522';
  if (/Permission denied/i.test(stated)) return '1401';
  if (/No such file/i.test(stated)) return '1404';
  if (/whitelist/i.test(stated)) return '1010';
  if (/Unknown encoder|Option .* not found|Unrecognized option|Invalid argument.*option/i.test(stated)) return '1040';
  if (
    /Unknown decoder|Decoder .* not found|Unsupported codec|could not find codec|Decoding requested, but no decoder/i.test(stated)
  )
    return '1030';
  if (/moov atom not found|Invalid data found|EBML|Invalid NAL|End of file|header.*(missing|damaged)/i.test(stated))
    return '1075';
  return otherwise;
}

function readProbe({ format, streams }: ProbedFile): Probed {
  const video = streams.find(({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1);
  if (!video) throw new NotEncoded('1020');
  if (video.codec_name === undefined || video.codec_name === 'unknown') throw new NotEncoded('1030');
  const { width = 0, height = 0 } = video;
  if (width < 2 || height < 2) throw new NotEncoded('1020');
  const seconds = format.duration || video.duration || 0;
  if (width * height > ENCODING.pixelsMax || seconds > ENCODING.secondsMax) throw new NotEncoded('1522');
  const turned = (video.side_data_list ?? []).some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  const hasSound = streams.some(({ codec_type }) => codec_type === 'audio');
  return { seconds, width: turned ? height : width, height: turned ? width : height, hasSound };
}

function encodingArgs(renditions: readonly Rendition[], { hasSound }: Probed): string[] {
  const names = renditions.map((_, at) => `[s${at}]`);
  const split = `[0:v:0]split=${renditions.length}${names.join('')}`;
  const scaled = renditions.map(({ width, height }, at) => `${names[at]}scale=${width}:${height},setsar=1[v${at}]`);
  return [
    '-filter_complex',
    [split, ...scaled].join(';'),
    ...renditions.flatMap(({ side, kilobits }, at) =>
      [
        ['-map', `[v${at}]`, ...(hasSound ? ['-map', '0:a:0'] : [])],
        ['-map_metadata', '-1', '-map_chapters', '-1', '-t', String(ENCODING.secondsMax)],
        ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-fpsmax', '60'],
        ['-b:v', `${kilobits}k`, '-maxrate', `${Math.round(kilobits * 1.2)}k`, '-bufsize', `${kilobits * 2}k`],
        ['-force_key_frames', `expr:gte(t,n_forced*${ENCODING.segmentSeconds})`, '-sc_threshold', '0'],
        ...(hasSound ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'] : []),
        ['-f', 'hls', '-hls_time', String(ENCODING.segmentSeconds), '-hls_playlist_type', 'vod'],
        ['-hls_segment_filename', `${side}-%05d.ts`, `${side}.m3u8`],
      ].flat(),
    ),
  ];
}

/** Encodes one video at a time. The queue repeats the job of a killed process. */
export function createEncoding(parts: EncodeParts) {
  const jobs: readonly Job[] = [
    job(ENCODE_JOB, z.object({ VideoId: idSchema, MediaId: z.uuid() }), (due) => encodeVideo(parts, due), {
      queue: 'encoding',
    }),
  ];
  return { jobs };
}

async function fetchOriginal({ files }: EncodeParts, mediaId: string, place: string): Promise<void> {
  const stream = await (await files.original(mediaId))?.read();
  if (!stream) throw new NotEncoded('1404');
  await pipeline(stream, createWriteStream(path.join(place, ORIGINAL), { mode: 0o600 }));
}

async function isBuilt({ files }: EncodeParts, mediaId: string): Promise<boolean> {
  const stream = await (await files.original(mediaId))?.read();
  if (!stream) return false;
  const boxes = walkBoxes();
  for await (const bytes of stream) boxes.take(bytes as Buffer);
  return boxes.isComplete();
}

async function probe({ encoder }: EncodeParts, place: string): Promise<Probed> {
  const found = await encoder.probe(place, ORIGINAL).catch((error: unknown) => {
    throw error instanceof EncoderFailed ? new NotEncoded(codeOf(error, '1010')) : error;
  });
  return readProbe(found);
}

async function encode(
  { encoder }: EncodeParts,
  place: string,
  probed: Probed,
  onSeconds: (seconds: number) => void,
): Promise<Rendition[]> {
  const renditions = renditionsOf(probed);
  const patienceMs = Math.max(LEAST_MS, probed.seconds * MS_A_SECOND);
  const at = Math.min(1, probed.seconds / 2);
  const side = 640 / Math.max(probed.width, probed.height);
  const scale = `scale=${Math.max(2, Math.round(probed.width * Math.min(1, side)))}:-2`;
  try {
    await encoder.encode(place, ORIGINAL, { args: encodingArgs(renditions, probed), patienceMs, onSeconds });
    await encoder.encode(place, ORIGINAL, {
      before: ['-ss', at.toFixed(2)],
      args: ['-map', '0:v:0', '-map_metadata', '-1', '-vf', scale, '-frames:v', '1', '-update', '1', 'poster.jpg'],
      patienceMs: LEAST_MS,
    });
  } catch (error) {
    throw error instanceof EncoderFailed ? new NotEncoded(codeOf(error, '1999')) : error;
  }
  return renditions;
}

async function keep({ files }: EncodeParts, mediaId: string, place: string, renditions: readonly Rendition[]): Promise<boolean> {
  const made = (await readdir(place)).filter((name) => /^\d+(-\d+\.ts|\.m3u8)$/.test(name));
  for (const name of made.sort()) {
    const bytes = await readFile(path.join(place, name));
    if (name.endsWith('.ts')) await files.keepMade(mediaId, `${mediaId}-${name}`, bytes, 'video/mp2t');
    else {
      const playlist = bytes.toString('utf8').replaceAll(/^(\d+-\d+\.ts)$/gm, `${mediaId}-$1`);
      await files.keepMade(mediaId, `${mediaId}-${name}`, Buffer.from(playlist), 'application/vnd.apple.mpegurl');
    }
  }
  const master = masterPlaylist(renditions, ({ side }) => `${mediaId}-${side}.m3u8`);
  await files.keepMade(mediaId, `${mediaId}.m3u8`, Buffer.from(master), 'application/vnd.apple.mpegurl');
  const poster = path.join(place, 'poster.jpg');
  const hasPoster = await stat(poster).then(
    ({ size }) => size > 0,
    () => false,
  );
  if (hasPoster) await files.keepMade(mediaId, `${mediaId}-poster.jpg`, await readFile(poster), 'image/jpeg', 'media');
  await files.countMade(mediaId);
  return hasPoster;
}

async function encodeVideo(parts: EncodeParts, { VideoId, MediaId }: { VideoId: number; MediaId: string }): Promise<void> {
  const { db, encoder, folder, log } = parts;
  const video = await store.processed(db, VideoId, MediaId);
  if (!video) return;
  const { ClubId, Title, AddedById } = video;
  const IsClip = video.Kind === 'Clip';
  const fail = (ErrorCode: EncodingCode) =>
    db.transaction().execute(async (trx) => {
      const isDone = await store.changeProcessed(trx, VideoId, MediaId, { State: 'Error', ErrorCode });
      if (isDone && AddedById !== null)
        await emit(trx, {
          ClubId,
          Type: encodingJobError.Type,
          Payload: { Target: AddedById, VideoId, Title, ErrorCode, IsClip },
        });
    });
  // Without encoding programs the video plays as uploaded and is marked as not encoded.
  if (!(await encoder.isHere())) {
    if (await isBuilt(parts, MediaId)) await store.changeProcessed(db, VideoId, MediaId, { State: 'Ready', IsEncoded: false });
    else await fail('1075');
    return;
  }
  const place = path.join(folder, MediaId);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true, mode: 0o700 });
  try {
    await fetchOriginal(parts, MediaId, place);
    const probed = await probe(parts, place);
    let notified = Date.now();
    const renditions = await encode(parts, place, probed, (seconds) => {
      if (Date.now() - notified < NOTIFIED_MS || probed.seconds === 0) return;
      notified = Date.now();
      const Progress = Math.min(99, Math.floor((100 * seconds) / probed.seconds));
      store
        .changeProcessed(db, VideoId, MediaId, { Progress })
        .catch((error: unknown) => log.warn({ err: error }, 'progress could not be stored'));
    });
    const hasPoster = await keep(parts, MediaId, place, renditions);
    const figures = {
      Seconds: Math.round(probed.seconds),
      Width: probed.width,
      Height: probed.height,
      HasSound: probed.hasSound,
    };
    const PreviewUri = hasPoster ? `/media/${MediaId}-poster.jpg` : null;
    await db.transaction().execute(async (trx) => {
      const fields = { ...figures, PreviewUri, State: 'Ready', IsEncoded: true, Progress: 100 } as const;
      const isDone = await store.changeProcessed(trx, VideoId, MediaId, fields);
      if (isDone && AddedById !== null)
        await emit(trx, { ClubId, Type: encodingJobSuccess.Type, Payload: { Target: AddedById, VideoId, Title, IsClip } });
    });
  } catch (error) {
    if (!(error instanceof NotEncoded)) throw error;
    await fail(error.code);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
