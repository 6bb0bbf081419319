import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';

export interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** Longest side in pixels of the searched picture, of which a code that is held up fills enough. */
const SIDE = 800;

function brightness(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(pixels.length / 4);
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    grey[at] = (red * 299 + green * 587 + blue * 114) / 1000;
  }
  return grey;
}

/** Code in the picture. Undefined when none is readable. */
export function codeIn(pixels: Uint8ClampedArray, width: number, height: number): string | undefined {
  const source = new RGBLuminanceSource(brightness(pixels), width, height);
  try {
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  } catch {
    // No complete code; the next picture is tried at once.
    return undefined;
  }
}

export function ownReader(): BarcodeReader {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async detect(picture) {
      const { videoWidth, videoHeight } = picture;
      if (pen === null || videoWidth === 0 || videoHeight === 0) return [];
      const scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight));
      const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      pen.drawImage(picture, 0, 0, width, height);
      const rawValue = codeIn(pen.getImageData(0, 0, width, height).data, width, height);
      return rawValue === undefined ? [] : [{ rawValue }];
    },
  };
}
