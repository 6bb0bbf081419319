import path from 'node:path';
import type { Config } from '../config/config.ts';
import { folderStore } from './folder-store.ts';
import type { LargeStore } from './media-store.ts';
import { s3Store } from './s3-store.ts';

export const isMediaName = (name: string): boolean => /^[0-9a-z][0-9a-z-]{0,99}\.[0-9a-z]{1,5}$/.test(name);

export type Where = Pick<
  Config,
  'FILES_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** A user who knows a name in `media` may read that file. `files` and `videos` need more checks. */
export function openMediaStore(config: Where, room: 'media' | 'files' | 'videos' = 'media'): LargeStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return folderStore(path.join(config.FILES_DIR, room));
  return s3Store({
    prefix: room === 'media' ? '' : `${room}/`,
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
