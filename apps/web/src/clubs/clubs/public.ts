export { Arriving } from './Arriving.tsx';
export { useFreeName, useNameTakenText } from './use-free-name.ts';
