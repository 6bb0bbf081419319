export const storageKeys = {
  bloodUnit: 'clubpulse.bloodUnit',
  club: 'clubpulse.club',
  config: 'clubpulse.config',
  hintLeft: 'clubpulse.hintLeft',
  kiosk: 'clubpulse.kiosk',
  language: 'clubpulse.language',
  lastSold: 'clubpulse.lastSold',
  letters: 'clubpulse.letters',
  measureColumns: 'clubpulse.measureColumns',
  movements: 'clubpulse.movements',
  rankingColumns: 'clubpulse.rankingColumns',
  postponedUntil: 'clubpulse.postponedUntil',
  sheetDraft: 'clubpulse.sheetDraft',
  startedClubs: 'clubpulse.startedClubs',
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

export const readStored = (key: StorageKey): string | null => window.localStorage.getItem(key);
export const store = (key: StorageKey, value: string): void => window.localStorage.setItem(key, value);
export const forgetStored = (key: StorageKey): void => window.localStorage.removeItem(key);

export function browserStores(): boolean {
  try {
    const probe = 'clubpulse.probe';
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return navigator.cookieEnabled;
  } catch {
    return false;
  }
}
