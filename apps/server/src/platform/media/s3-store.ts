import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { LargeStore } from './media-store.ts';

export interface Bucket {
  readonly endpoint: string;
  readonly bucket: string;
  readonly prefix?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const PATIENCE_MS = 10_000;

class BucketUnavailable extends Error {
  readonly refused = 'ServiceUnavailable';
}

class BucketRefused extends Error {
  readonly status: number;
  constructor(output: string, status: number) {
    super(output);
    this.status = status;
  }
}

export function s3Store(
  { endpoint, bucket, prefix = '', region, accessKeyId, secretAccessKey }: Bucket,
  patienceMs = PATIENCE_MS,
): LargeStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const addressOf = (name: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}${name}`;

  type Verb = 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';

  async function ask(
    method: Verb,
    name: string,
    content: RequestInit = {},
    query: Readonly<Record<string, string | number>> = {},
    isLong = false,
  ): Promise<Response | undefined> {
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    ).toString();
    const address = search === '' ? addressOf(name) : `${addressOf(name)}?${search}`;
    const started = new AbortController();
    const late = isLong ? setTimeout(() => started.abort(), patienceMs) : undefined;
    const signal = isLong ? started.signal : AbortSignal.timeout(patienceMs);
    const response = await client
      .fetch(address, { ...content, method, signal })
      .catch((error: unknown) => {
        throw new BucketUnavailable(`${method} of ${name} in the bucket ${bucket} had no answer`, { cause: error });
      })
      .finally(() => clearTimeout(late));
    if (response.ok) return response;
    const text = await response.text();
    if (response.status >= 500)
      throw new BucketUnavailable(`${method} of ${name} in the bucket ${bucket}: ${response.status} ${text.slice(0, 200)}`);
    // A missing object is normal; a missing bucket means a wrong setting.
    if (response.status === 404 && method !== 'PUT' && !text.includes('NoSuchBucket')) return undefined;
    throw new BucketRefused(
      `${method} of ${name} in the bucket ${bucket}: ${response.status} ${text.slice(0, 200)}`,
      response.status,
    );
  }

  async function sizeOf(name: string): Promise<number | undefined> {
    const found = await ask('HEAD', name);
    return found && Number(found.headers.get('content-length') ?? 0);
  }

  return {
    async put(name, bytes, type) {
      await ask('PUT', name, { body: Buffer.from(bytes), headers: { 'content-type': type } });
    },
    async get(name) {
      const found = await ask('GET', name);
      return found && new Uint8Array(await found.arrayBuffer());
    },
    async remove(name) {
      await ask('DELETE', name);
    },
    async begin(name, type) {
      const response = await ask('POST', name, { headers: { 'content-type': type } }, { uploads: '' });
      const handle = /<UploadId>([^<]+)<\/UploadId>/.exec((await response?.text()) ?? '')?.[1];
      if (handle === undefined) throw new Error(`the bucket ${bucket} began no upload of ${name}`);
      return handle;
    },
    async putPart(name, uploadId, { number: partNumber, bytes }) {
      const response = await ask('PUT', name, { body: Buffer.from(bytes) }, { partNumber, uploadId });
      const proof = response?.headers.get('etag');
      if (!proof) throw new Error(`the bucket ${bucket} proved no part of ${name}`);
      return proof;
    },
    async finish(name, uploadId, proofs) {
      const parts = proofs.map((proof, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${proof}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      const content = { body, headers: { 'content-type': 'application/xml' } };
      const response = await ask('POST', name, content, { uploadId })
        .then((answer) => answer?.text())
        .catch((error: unknown) => error);
      // Only the existence of the file counts, because S3 may report an error with status 200, or an error for a finished upload.
      const isDone = typeof response === 'string' && !response.includes('<Error>');
      if (!isDone && (await sizeOf(name)) === undefined)
        throw response instanceof Error ? response : new BucketUnavailable(`the bucket ${bucket} did not put ${name} together`);
    },
    async abandon(name, uploadId) {
      await ask('DELETE', name, {}, { uploadId }).catch((error: unknown) => {
        if (!(error instanceof BucketRefused) || ![405, 501].includes(error.status)) throw error;
      });
    },
    sizeOf,
    async read(name, range) {
      const headers = range ? { range: `bytes=${range.from}-${range.to}` } : undefined;
      const found = await ask('GET', name, headers ? { headers } : {}, {}, true);
      return found?.body ? Readable.fromWeb(found.body) : undefined;
    },
  };
}
