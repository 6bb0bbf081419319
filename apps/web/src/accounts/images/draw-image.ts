import type { ImageCrop, ImageData, ImageShape, ImageUpload, Rotation } from '@clubpulse/contract/accounts/images';
import { IMAGE_QUALITY } from '@clubpulse/contract/accounts/images';
import { type Cut, heldCut, placedIn, turned } from '@clubpulse/rules/accounts/images/crop';
import { canvasOf, type Source } from './read-image.ts';

export interface Actions {
  readonly rotation: Rotation;
  readonly crop: ImageCrop;
}

export const ratioOf = ({ isFree, width, height }: ImageShape): number | undefined => (isFree ? undefined : width / height);

export function turnedCanvas({ canvas }: Source, rotation: Rotation): HTMLCanvasElement {
  const { width, height } = turned(canvas, rotation);
  const made = canvasOf(width, height);
  if (made === undefined || rotation === 0) return canvas;
  made.context.translate(width / 2, height / 2);
  made.context.rotate((rotation * Math.PI) / 180);
  made.context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return made.canvas;
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality));

export const shownBlob = (source: Source, rotation: Rotation): Promise<Blob | undefined> =>
  blobOf(turnedCanvas(source, rotation), 'image/png', 1);

export async function outputOf(source: Source, { rotation, crop }: Actions, shape: ImageShape): Promise<Blob | undefined> {
  const made = canvasOf(shape.width, shape.height);
  if (made === undefined) return undefined;
  if (!shape.keepsAlpha) {
    made.context.fillStyle = '#ffffff';
    made.context.fillRect(0, 0, shape.width, shape.height);
  }
  const { x, y, width, height } = crop;
  const at = placedIn(crop, shape);
  made.context.drawImage(turnedCanvas(source, rotation), x, y, width, height, at.x, at.y, at.width, at.height);
  return blobOf(made.canvas, shape.keepsAlpha ? 'image/png' : 'image/jpeg', IMAGE_QUALITY);
}

export function leastOf({ canvas, width }: Source, { minWidth, minHeight }: ImageShape) {
  const scale = Math.max(canvas.width, canvas.height) / Math.max(width, canvas.width, canvas.height);
  return { minWidth: Math.round(minWidth * scale), minHeight: Math.round(minHeight * scale) };
}

export const heldIn = (source: Source, rotation: Rotation, shape: ImageShape, cut: Cut): Cut =>
  heldCut(cut, turned(source.canvas, rotation), leastOf(source, shape), ratioOf(shape));

export function formOf(source: Source, output: Blob, actions: Actions, { width, height }: ImageShape): ImageUpload {
  const data: ImageData = {
    input: { name: source.name, type: source.type, size: source.size, width: source.width, height: source.height },
    output: { width, height },
    actions: { ...actions, size: { width, height } },
  };
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  form.set('image', output, source.name);
  // The type is wrong, but the call layer sends a form unchanged.
  return form as unknown as ImageUpload;
}
