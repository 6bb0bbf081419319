import { lazyComponent } from '../../kit/lazy-component.tsx';

export { useLicenseRoom, useLicenseStop } from './use-license-stop.ts';
export { warningText, warningTone } from './warning-text.ts';
export const LicenseNotice = lazyComponent(() => import('./LicenseNotice.tsx').then((it) => it.LicenseNotice));
