import { createContext } from 'react';

/** The tab to which the open screen belongs, on phones only. Null on a tab itself and in wider windows. */
export const TabBelow = createContext<string | null>(null);
