import { missingBody } from '@clubpulse/rules/accounts/users/required-fields';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useSelf } from '../../platform/session.tsx';

const BodyMissing = lazyComponent(() => import('./BodyMissing.tsx').then((it) => it.BodyMissing));

export const NeedsBody = () => (missingBody(useSelf()).length === 0 ? null : <BodyMissing />);
