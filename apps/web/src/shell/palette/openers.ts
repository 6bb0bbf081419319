import { type KeyName, keysOnScreen } from '../../kit/use-keys.ts';
import { createCell } from '../../platform/cell.ts';

/** What of the shell is open; anything in it may open it. */

export const paletteIsOpen = createCell(false);
export const openPalette = (): void => paletteIsOpen.set(true);

/** The keys that the open screen knows, while they are shown. */
export const shownKeys = createCell<readonly KeyName[] | null>(null);
export const openKeyHelp = (): void => shownKeys.set(keysOnScreen());
