/**
 * Replaces a browser locale that `Intl` rejects (such as `en-US@posix`) by the first valid one. Import this before libraries that
 * read the locale.
 */
if (!isLocale(navigator.language)) {
  const value = navigator.languages.find(isLocale) ?? 'en';
  Object.defineProperty(navigator, 'language', { value, configurable: true });
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
