import { createContext } from 'react';

/** On a phone, the path of the tab that the open screen belongs to; null on a tab itself and on wider windows. */
export const TabBelow = createContext<string | null>(null);
