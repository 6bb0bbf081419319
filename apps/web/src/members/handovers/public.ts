export { HandOver, useHandOver, useMayHandOver } from './use-hand-over.tsx';
