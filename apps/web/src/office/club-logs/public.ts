import { later } from '../../kit/later.tsx';

export { fieldLabels } from './field-labels.ts';

export const MemberLog = later(() => import('./MemberLog.tsx').then((it) => it.MemberLog));
