import { AwsClient } from 'aws4fetch';
import type { MediaStore } from './media-store.ts';

export interface Bucket {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const PATIENCE_MS = 10_000;

/** The bucket does not answer, or says that it cannot now: nothing is wrong with what was asked. The HTTP edge answers 503. */
class BucketUnavailable extends Error {
  readonly refused = 'ServiceUnavailable';
}

/** Objects of a bucket, addressed by its path, of whatever speaks S3. */
export function s3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket,
  patienceMs = PATIENCE_MS,
): MediaStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const addressOf = (name: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`;

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, content: RequestInit = {}): Promise<Response | undefined> {
    const answer = client.fetch(addressOf(name), { ...content, method, signal: AbortSignal.timeout(patienceMs) });
    const response = await answer.catch((error: unknown) => {
      throw new BucketUnavailable(`${method} of ${name} in the bucket ${bucket} had no answer`, { cause: error });
    });
    if (response.ok) return response;
    const said = await response.text();
    if (response.status >= 500)
      throw new BucketUnavailable(`${method} of ${name} in the bucket ${bucket}: ${response.status} ${said.slice(0, 200)}`);
    // A bucket that is not there is a wrong setting, a missing object is an answer.
    if (response.status === 404 && method !== 'PUT' && !said.includes('NoSuchBucket')) return undefined;
    throw new Error(`${method} of ${name} in the bucket ${bucket}: ${response.status} ${said.slice(0, 200)}`);
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
  };
}
