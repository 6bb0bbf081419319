/** `Intl` rejects some browser locales (such as `en-US@posix`). Import this before libraries that read the locale. */
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
