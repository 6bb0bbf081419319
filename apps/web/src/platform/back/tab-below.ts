import { createContext } from 'react';

/** The tab of the open screen, on phones only. Null on a tab itself. */
export const TabBelow = createContext<string | null>(null);
