import type { BarcodeReader } from './own-reader.ts';

interface BarcodeReaders {
  new (options: { formats: readonly string[] }): BarcodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    /** Undefined where the browser cannot. */
    readonly BarcodeDetector?: BarcodeReaders;
  }
}

/** Whether this device may have a camera to ask for: there is none outside of a secure page. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices;

/** The browser's own reader; where it has none, or none of QR codes (Firefox, Safari, Chrome on Windows), ours, which is loaded then. */
export async function codeReader(): Promise<BarcodeReader> {
  const formats = await window.BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  if (window.BarcodeDetector && formats?.includes('qr_code')) return new window.BarcodeDetector({ formats: ['qr_code'] });
  return (await import('./own-reader.ts')).ownReader();
}
