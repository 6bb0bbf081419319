export { SheetDays } from './SheetDays.tsx';
export { MemberSheets } from './sharing/MemberSheets.tsx';
