import { useEffect } from 'react';
import { browserLanguage, hasStoredLanguage, showLanguage } from '../phrases.ts';

/** On pages of who has no account, or none yet: a browser that remembers no language shows its own, and keeps nothing. */
export function useBrowserLanguage(isStranger = true): void {
  useEffect(() => {
    if (isStranger && !hasStoredLanguage()) void showLanguage(browserLanguage(), { remember: false });
  }, [isStranger]);
}
