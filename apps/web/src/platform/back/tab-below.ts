import { createContext } from 'react';

/** Tab of the open screen, on phones only. Null on a tab itself and in wider windows. */
export const TabBelow = createContext<string | null>(null);
