import type { BarcodeReader } from './own-reader.ts';

interface BarcodeReaders {
  new (options: { formats: readonly string[] }): BarcodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: BarcodeReaders;
  }
}

/** Cameras are available only on secure pages. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices;

/** The browser's barcode reader. Our own is loaded where that cannot read QR codes (Firefox, Safari, Chrome on Windows). */
export async function codeReader(): Promise<BarcodeReader> {
  const formats = await window.BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  if (window.BarcodeDetector && formats?.includes('qr_code')) return new window.BarcodeDetector({ formats: ['qr_code'] });
  return (await import('./own-reader.ts')).ownReader();
}
