import { lazyComponent } from '../../kit/lazy-component.tsx';

export { fieldLabels } from './field-labels.ts';

export const MemberLog = lazyComponent(() => import('./MemberLog.tsx').then((it) => it.MemberLog));
