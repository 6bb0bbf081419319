import { createContext } from 'react';

/** What is dark whatever the theme has dark dialogs over it: they stand beside it on the page, and know of it by this alone. */
export const OnDark = createContext(false);
