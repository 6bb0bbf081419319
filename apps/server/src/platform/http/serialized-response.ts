import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { COMPRESS_FROM } from './server.ts';

type Encoding = 'br' | 'gzip';
const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * JSON that is sent unchanged, for lists that are too large to validate. Only tests parse it.
 */
export class SerializedResponse {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** `mark` decides the ETag. Responses of one URL with the same mark must be identical. */
  constructor(json: Buffer | string, mark = json) {
    this.bytes = typeof json === 'string' ? Buffer.from(json) : json;
    this.tag = `W/"${createHash('sha256').update(mark).digest('base64url').slice(0, 27)}"`;
  }

  get json(): unknown {
    return JSON.parse(this.bytes.toString());
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    let bytes = this.#compressed.get(encoding);
    if (!bytes) {
      bytes = compressors[encoding](this.bytes);
      this.#compressed.set(encoding, bytes);
    }
    return bytes;
  }
}

const accepts = (header: string, encoding: Encoding): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:[,\\s]|$))`).test(header);

export async function sendSerialized(answer: SerializedResponse, reply: FastifyReply): Promise<FastifyReply> {
  const { headers } = reply.request;
  // Clients may cache, but must send a request each time: their access may have changed.
  reply.header('etag', answer.tag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, authorization');
  if (headers['if-none-match'] === answer.tag) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const encoding = (['br', 'gzip'] as const).find((each) => accepts(headers['accept-encoding'] ?? '', each));
  if (encoding === undefined || answer.bytes.length < COMPRESS_FROM) return reply.send(answer.bytes);
  return reply.header('content-encoding', encoding).send(await answer.compressed(encoding));
}
