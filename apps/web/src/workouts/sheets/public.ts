export { MemberSheets } from './sharing/MemberSheets.tsx';
export { weightWords } from './weight-words.ts';
