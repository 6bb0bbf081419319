export { LicenseNotice } from './LicenseNotice.tsx';
export { useLicenseStop } from './use-license-stop.ts';
export { warningTone, warningWords } from './warning-words.ts';
