import { createContext } from 'react';

export const OnDark = createContext(false);
