export { codeOfStrap } from './code-typing.ts';
export { MyStraps } from './MyStraps.tsx';
export { linkSchema, StrapFields, type StrapValues } from './StrapFields.tsx';
export { UnknownStraps } from './UnknownStraps.tsx';
