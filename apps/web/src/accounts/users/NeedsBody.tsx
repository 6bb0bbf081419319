import { missingBody } from '@clubpulse/rules/accounts/users/required-fields';
import { later } from '../../kit/later.tsx';
import { useSelf } from '../../platform/session.tsx';

const BodyMissing = later(() => import('./BodyMissing.tsx').then((it) => it.BodyMissing));

export const NeedsBody = () => (missingBody(useSelf()).length === 0 ? null : <BodyMissing />);
