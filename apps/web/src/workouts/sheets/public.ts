export { MemberSheets } from './sharing/MemberSheets.tsx';
