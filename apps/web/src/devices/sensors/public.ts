import { lazyComponent } from '../../kit/lazy-component.tsx';

export { codeOfStrap, modelOfStrap } from './code-typing.ts';
export { MyStraps } from './MyStraps.tsx';
export { modelLabels } from './model-labels.ts';
export { linkSchema, StrapCodeFields, StrapFields, type StrapValues } from './StrapFields.tsx';
export { UnknownStraps } from './UnknownStraps.tsx';

export const LinkOwnStrap = lazyComponent(() => import('./LinkOwnStrap.tsx').then((it) => it.LinkOwnStrap));
export const LinkStrap = lazyComponent(() => import('./LinkStrap.tsx').then((it) => it.LinkStrap));
