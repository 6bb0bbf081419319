import { PART_TYPE } from '@clubpulse/contract/videos/uploads/uploads';
import type { Refusals, Refused } from '../../test/refused.ts';
import { anUpload } from '../videos/videos.samples.ts';

export const refusals: Refusals = async ({ server, world: { clubA } }) => {
  const part =
    (token: string, offset: number, bytes: Buffer) =>
    async (language: string): Promise<Refused> => {
      const headers = { 'content-type': PART_TYPE, 'upload-offset': String(offset), 'accept-language': language };
      const response = await server.app.inject({ method: 'PATCH', url: `/uploads/${token}`, headers, payload: bytes });
      return { status: response.statusCode, type: String(response.headers['content-type']), text: response.body };
    };
  const arriving = async (token: string) => {
    await anUpload(server.db, clubA, { token });
    return token;
  };
  const open = await arriving(`refused-${clubA}`);
  return {
    UploadOffsetWrong: { ask: part(open, 5, Buffer.alloc(10)) },
    UploadPartWrong: { ask: part(open, 0, Buffer.alloc(10)) },
    // Each request needs a new upload, because a file that is not a video is removed at once.
    VideoTypeRefused: {
      ask: async (language) =>
        part(await arriving(`page-${clubA}-${language}`), 0, Buffer.from('<html>'.padEnd(1000, ' ')))(language),
    },
  };
};
