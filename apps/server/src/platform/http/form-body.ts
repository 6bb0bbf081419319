import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEPTH_MAX, isDeeper } from './json-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForm?: boolean;
  }
}

const malformed: Refusal = refuse('ValidationFailed', { errors: [{ field: '', key: 'invalid-value' }] });

const base64Of = async (file: Blob): Promise<string> => Buffer.from(await file.arrayBuffer()).toString('base64');

function dataOf(json: string): unknown {
  if (isDeeper(json, DEPTH_MAX)) throw malformed;
  return JSON.parse(json) as unknown;
}

/**
 * The form parts `image` or `file`, and `data` (JSON), become the JSON body. The part `input` (original picture) is ignored;
 * other parts are refused.
 */
export function readFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (request.routeOptions.config.takesForm !== true) throw Object.assign(new Error('no form here'), { statusCode: 415 });
    const type = request.headers['content-type'] ?? '';
    try {
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
      const [image, file, data] = [form.get('image'), form.get('file'), form.get('data')];
      const others = [...form.keys()].filter((name) => !['image', 'file', 'data', 'input'].includes(name));
      return {
        ...Object.fromEntries(others.map((name) => [name, true])),
        ...(image instanceof Blob ? { Image: await base64Of(image) } : {}),
        ...(file instanceof File ? { File: await base64Of(file), FileName: file.name } : {}),
        ...(typeof data === 'string' ? { Data: dataOf(data) } : {}),
      };
    } catch {
      throw malformed;
    }
  });
}
