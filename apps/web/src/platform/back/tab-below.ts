import { createContext } from 'react';

/** Path of the tab that the open screen belongs to, on phones only. Null on a tab itself and in wider windows. */
export const TabBelow = createContext<string | null>(null);
