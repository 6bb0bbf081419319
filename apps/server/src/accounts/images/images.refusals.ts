import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { IMAGES_MAX } from '@clubpulse/contract/accounts/images';
import { fetchRemoteImage, uploadUserImage } from '@clubpulse/contract/accounts/images.calls';
import sharp from 'sharp';
import { provoke, type Refusals } from '../../test/refused.ts';
import { uploaded } from './images.samples.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c6f135' } })
    .png()
    .toBuffer();

function declaring(png: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(png);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

export const refusals: Refusals = async ({ server, server: { db }, world: { ids, tokens } }) => {
  const token = tokens.athleteA;
  const sent = (file: Buffer) =>
    provoke(server, uploadUserImage, { params: { id: ids.athleteA }, body: uploaded(file.toString('base64')), token });
  const png = await plain(128, 128);
  const UserId = ids.neighbourA;
  const saved = Array.from({ length: IMAGES_MAX.person }, (_, index) =>
    createHash('sha256').update(`${UserId} ${index}`).digest('hex'),
  );
  const HeldUntil = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('images')
    .values(saved.map((ImageId) => ({ ImageId, Kind: 'person' as const, Ending: 'jpg' as const, FileName: 'x', HeldUntil })))
    .execute();
  await db
    .insertInto('image_keepers')
    .values(saved.map((ImageId) => ({ ImageId, UserId })))
    .execute();
  return {
    ImageTypeRefused: sent(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ImageTooSmall: sent(await plain(127, 128)),
    ImageTooLarge: sent(declaring(png, 10_000, 5_001)),
    ImageUnreadable: sent(png.subarray(0, 60)),
    ImageAddressRefused: provoke(server, fetchRemoteImage, { query: { url: 'https://169.254.169.254/' }, token }, ['url']),
    ImagesFull: provoke(server, uploadUserImage, {
      params: { id: UserId },
      body: uploaded(png.toString('base64')),
      token: tokens.neighbourA,
    }),
    ImageNotFetched: provoke(server, fetchRemoteImage, { query: { url: 'https://pictures.invalid/face.png' }, token }),
  };
};
