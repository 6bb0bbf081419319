import { ruleLater } from '../../kit/form/check.ts';

/** Both forms of the profile start without the schemas that check them. */
export const profileCheck = ruleLater(() => import('./profile-check.ts').then((it) => it.errorsOf));
