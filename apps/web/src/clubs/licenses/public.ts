import { later } from '../../kit/later.tsx';

export { useLicenseRoom, useLicenseStop } from './use-license-stop.ts';
export { warningText, warningTone } from './warning-text.ts';
export const LicenseNotice = later(() => import('./LicenseNotice.tsx').then((it) => it.LicenseNotice));
