/**
 * Some browsers say a locale that no `Intl` takes (`en-US@posix`, where the system's language is not set), and libraries hand it
 * on while they load. Imported before such a library: the first language that can be used then stands in its place.
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
