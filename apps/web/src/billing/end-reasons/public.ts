export { ReasonFields } from './ReasonFields.tsx';
export { reasonName } from './reason-name.ts';
