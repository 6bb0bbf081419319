import type { Page } from '@playwright/test';

/** What the page that wears it says of it. */
interface Worn {
  bpm: number;
}

/**
 * Puts a strap beside the browser, before anything is opened: what Web Bluetooth hands on of one (GATT Heart Rate Service), a value a
 * second once somebody has chosen it.
 */
export async function wearStrap({ page }: { page: Page }, bpm: number): Promise<void> {
  await page.addInitScript((first: number) => {
    const worn: Worn = { bpm: first };
    Object.assign(globalThis, { worn });
    const characteristic = Object.assign(new EventTarget(), {
      value: undefined as DataView | undefined,
      startNotifications: () => Promise.resolve(),
    });
    const device = Object.assign(new EventTarget(), {
      name: 'H10 1234',
      gatt: {
        connect: () =>
          Promise.resolve({
            getPrimaryService: () => Promise.resolve({ getCharacteristic: () => Promise.resolve(characteristic) }),
          }),
        disconnect: () => undefined,
      },
    });
    const say = () => {
      // Worn on the skin, a rate in one byte.
      characteristic.value = new DataView(Uint8Array.from([0x06, worn.bpm]).buffer);
      characteristic.dispatchEvent(new Event('characteristicvaluechanged'));
    };
    const requestDevice = () => {
      setInterval(say, 1000);
      return Promise.resolve(device);
    };
    Object.defineProperty(navigator, 'bluetooth', { value: { requestDevice }, configurable: true });
  }, bpm);
}

/** From now on her heart beats so fast. */
export const beatAt = ({ page }: { page: Page }, bpm: number): Promise<void> =>
  page.evaluate((rate) => {
    (globalThis as unknown as { worn: Worn }).worn.bpm = rate;
  }, bpm);
