import { later } from '../../kit/later.tsx';

export { codeOfStrap, modelOfStrap } from './code-typing.ts';
export { MyStraps } from './MyStraps.tsx';
export { modelLabels } from './model-labels.ts';
export { linkSchema, StrapCodeFields, StrapFields, type StrapValues } from './StrapFields.tsx';
export { UnknownStraps } from './UnknownStraps.tsx';

export const LinkOwnStrap = later(() => import('./LinkOwnStrap.tsx').then((it) => it.LinkOwnStrap));
export const LinkStrap = later(() => import('./LinkStrap.tsx').then((it) => it.LinkStrap));
