import type { BarcodeDetector } from 'qr/decode.js';

export type BarcodeReader = Pick<BarcodeDetector, 'detect'>;

declare global {
  interface Window {
    readonly BarcodeDetector?: typeof BarcodeDetector;
  }
}

/** Cameras are available only on secure pages. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices;

/**
 * The browser's own reader, or the reader of a library if the browser cannot read QR codes (Firefox, Safari, Chrome on Windows).
 */
export async function codeReader(): Promise<BarcodeReader> {
  const own = window.BarcodeDetector;
  const formats = await own?.getSupportedFormats().catch(() => undefined);
  const Reader = own && formats?.includes('qr_code') ? own : (await import('qr/decode.js')).BarcodeDetector;
  return new Reader({ formats: ['qr_code'] });
}
