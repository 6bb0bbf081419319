import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEPTH_MAX, isDeeper } from './json-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a form with a file beside JSON. */
    takesForm?: boolean;
  }
}

const malformed: Refusal = refuse('ValidationFailed', { errors: [{ field: '', key: 'invalid-value' }] });

const base64Of = async (file: Blob): Promise<string> => Buffer.from(await file.arrayBuffer()).toString('base64');

/**
 * Reads a form of `image` or `file` (a file) and `data` (JSON) as the body that the same call takes as JSON: `Image`, or `File` with its
 * `FileName`, and `Data`. Other parts are left out.
 */
export function readFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (request.routeOptions.config.takesForm !== true) throw Object.assign(new Error('no form here'), { statusCode: 415 });
    const type = request.headers['content-type'] ?? '';
    try {
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
      const [image, file, data] = [form.get('image'), form.get('file'), form.get('data')];
      return {
        ...(image instanceof Blob ? { Image: await base64Of(image) } : {}),
        ...(file instanceof File ? { File: await base64Of(file), FileName: file.name } : {}),
        Data: typeof data === 'string' && !isDeeper(data, DEPTH_MAX) ? (JSON.parse(data) as unknown) : undefined,
      };
    } catch {
      throw malformed;
    }
  });
}
