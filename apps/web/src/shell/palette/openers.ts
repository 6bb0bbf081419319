import { type KeyName, keysOnScreen } from '../../kit/use-keys.ts';
import { createCell } from '../../platform/cell.ts';

export const paletteIsOpen = createCell(false);
export const openPalette = (): void => paletteIsOpen.set(true);

export const shownKeys = createCell<readonly KeyName[] | null>(null);
export const openKeyHelp = (): void => shownKeys.set(keysOnScreen());
