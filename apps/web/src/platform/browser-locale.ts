/**
 * Some browsers report a locale that `Intl` rejects (`en-US@posix`, when the system's language is not set), and libraries pass it
 * on while they load. Import this before such a library: it replaces the locale by the first valid one.
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
