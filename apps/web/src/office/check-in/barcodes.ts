/** What some browsers can: find QR codes in a picture (Barcode Detection API of the W3C). */
export interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type BarcodeReaders = new (options: { formats: readonly string[] }) => BarcodeReader;

declare global {
  interface Window {
    /** Undefined where the browser cannot. */
    readonly BarcodeDetector?: BarcodeReaders;
  }
}

/** Whether this device has a camera to ask for, and a browser that reads codes. */
export const canReadCodes = (): boolean => window.BarcodeDetector !== undefined && 'mediaDevices' in navigator;

export const codeReader = (): BarcodeReader | undefined =>
  window.BarcodeDetector && new window.BarcodeDetector({ formats: ['qr_code'] });
