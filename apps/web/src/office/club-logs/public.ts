import { later } from '../../kit/later.tsx';

export { fieldLabels } from './field-labels.ts';

/** What was done to one person: a tab of hers, seldom the first one opened. */
export const MemberLog = later(() => import('./MemberLog.tsx').then((it) => it.MemberLog));
