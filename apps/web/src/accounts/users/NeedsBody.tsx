import { missingBody } from '@clubpulse/rules/accounts/users/required-fields';
import { later } from '../../kit/later.tsx';
import { useSelf } from '../../platform/session.tsx';

const BodyMissing = later(() => import('./BodyMissing.tsx').then((it) => it.BodyMissing));

/** Beside figures that are a guess until birth date, gender, height and weight are known; nothing where they are. */
export const NeedsBody = () => (missingBody(useSelf()).length === 0 ? null : <BodyMissing />);
