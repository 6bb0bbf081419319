import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { storedLanguage } from '../platform/phrases.ts';
import { fetchCode } from '../platform/reach/fetched-code.ts';
import type { Screen, ScreenProps } from '../platform/screen.ts';
import { filesAhead, isCached } from '../start/files.ts';

export type ScreenCode = LazyExoticComponent<ComponentType<ScreenProps>>;
const stored = new Map<string, ScreenCode>();

export function codeOf(screen: Screen): ScreenCode {
  const known = stored.get(screen.name);
  if (known !== undefined) return known;
  const load = () => {
    filesAhead([screen.name], storedLanguage());
    return screen.load();
  };
  const code = lazy(() => fetchCode(load, () => isCached(screen.name, storedLanguage())));
  stored.set(screen.name, code);
  return code;
}

export const forgetCode = (screen: Screen): boolean => stored.delete(screen.name);
