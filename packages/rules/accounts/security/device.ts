/** What a browser says of itself, as far as a person recognises her own devices by it. Undefined: it does not say. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

// Browsers name those they want to pass for too, so the rarer name stands first.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const first = (names: typeof browsers, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

export const deviceOf = (userAgent: string): Device => ({
  browser: first(browsers, userAgent),
  system: first(systems, userAgent),
});

/** `Chrome, Windows`; empty where nothing is known: then the caller says so in words. */
export const deviceName = ({ browser, system }: Device): string =>
  [browser, system].filter((part) => part !== undefined).join(', ');
