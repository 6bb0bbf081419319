import { isRefusal, refuse } from '@clubpulse/contract/errors';
import { PART_TYPE, TUS_VERSION, UPLOAD } from '@clubpulse/contract/videos/uploads/uploads';
import { requestedRange } from '@clubpulse/rules/videos/uploads/parts';
import type { FastifyInstance } from 'fastify';
import { attachment } from '../../platform/http/attachment.ts';
import { sendRefusal } from '../../platform/http/problems.ts';
import type { LargeFiles } from './uploads.service.ts';

/** A browser must not render uploads as a page of this origin. */
const HEADERS = {
  'cache-control': 'private, max-age=3600',
  'accept-ranges': 'bytes',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
} as const;
const made = { m3u8: 'application/vnd.apple.mpegurl', ts: 'video/mp2t' } as const;
const ENDING = /\.(m3u8|ts)$/;

const typeOf = (name: string, type: string | null): string => {
  const ending = ENDING.exec(name)?.[1];
  return ending === 'm3u8' || ending === 'ts' ? made[ending] : (type ?? 'application/octet-stream');
};

const tus = { 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' } as const;
const offsetOf = (header: string | string[] | undefined): number =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : -1;

/** The random token in the URL is the only credential. */
export function serveLargeFiles(app: FastifyInstance, files: LargeFiles): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(PART_TYPE, { parseAs: 'buffer', bodyLimit: UPLOAD.chunkBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.head<{ Params: { token: string } }>('/uploads/:token', async (request, reply) => {
      const found = await files.arrived(request.params.token);
      if (!found) return sendRefusal(reply, refuse('UploadNotFound'));
      return reply
        .headers({ ...tus, 'upload-offset': String(found.Received), 'upload-length': String(found.Bytes) })
        .code(200)
        .send();
    });
    scope.patch<{ Params: { token: string } }>('/uploads/:token', {
      bodyLimit: UPLOAD.chunkBytes,
      onRequest: async (request, reply) => {
        if (!(await files.arrived(request.params.token))) return sendRefusal(reply, refuse('UploadNotFound'));
      },
      handler: async (request, reply) => {
        const body: unknown = request.body;
        if (!Buffer.isBuffer(body)) return sendRefusal(reply, refuse('UnsupportedMediaType'));
        const arrived = await files.receive(request.params.token, offsetOf(request.headers['upload-offset']), body);
        if (isRefusal(arrived)) return sendRefusal(reply, arrived);
        return reply
          .headers({ ...tus, 'upload-offset': String(arrived) })
          .code(204)
          .send();
      },
    });
  });

  app.get<{ Params: { token: string; name: string } }>('/watch/:token/:name', async (request, reply) => {
    const { token, name } = request.params;
    const found = await files.byLink(token, name);
    if (!found) return sendRefusal(reply, refuse('NotFound'));
    reply.headers(HEADERS).type(typeOf(name, found.type));
    // A document must not be stored by caches.
    if (found.savedAs !== null)
      reply.headers({ 'cache-control': 'private, no-store', 'content-disposition': attachment(found.savedAs) });
    const range = requestedRange(request.headers.range, found.bytes);
    if (range === null) return reply.header('content-range', `bytes */${found.bytes}`).code(416).send();
    const stream = await found.read(range);
    if (!stream) return sendRefusal(reply, refuse('NotFound'));
    if (range === undefined) return reply.header('content-length', found.bytes).send(stream);
    return reply
      .headers({ 'content-range': `bytes ${range.from}-${range.to}/${found.bytes}`, 'content-length': range.to - range.from + 1 })
      .code(206)
      .send(stream);
  });
}
