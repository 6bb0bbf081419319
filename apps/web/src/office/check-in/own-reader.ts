import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';

/** What some browsers can: find QR codes in a picture (Barcode Detection API of the W3C). */
export interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** Longest side of the picture that is searched, in pixels: a code that is held up fills a good part of it. */
const SIDE = 800;

/** How bright each pixel is (ITU-R BT.601), of four bytes each. */
function brightness(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(pixels.length / 4);
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    grey[at] = (red * 299 + green * 587 + blue * 114) / 1000;
  }
  return grey;
}

/** The words of a QR code in the pixels; undefined where there is none that can be read. */
export function codeIn(pixels: Uint8ClampedArray, width: number, height: number): string | undefined {
  const source = new RGBLuminanceSource(brightness(pixels), width, height);
  try {
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  } catch {
    // Nothing found, or not all of it: the next picture is there in a moment.
    return undefined;
  }
}

/** Reads QR codes where the browser cannot. */
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
