import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ImageKind, imageShapes } from '@clubpulse/contract/accounts/images';

export const pictureFile = (name: string): string => path.join(import.meta.dirname, 'pictures', name);

export async function pictureUpload(name: string, kind: ImageKind) {
  const { width, height } = imageShapes[kind];
  const bytes = await readFile(pictureFile(name));
  const Data = {
    input: { name, type: 'image/png', size: bytes.length, width, height },
    output: { width, height },
    actions: { rotation: 0, crop: { x: 0, y: 0, width, height, type: 'auto' }, size: { width, height } },
  } as const;
  return { Image: bytes.toString('base64'), Data };
}
