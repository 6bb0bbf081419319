import { createContext } from 'react';

/** On a phone, the path of the tab that an open screen belongs to, where the screen is no tab itself; null on a tab, and on other widths. */
export const TabBelow = createContext<string | null>(null);
