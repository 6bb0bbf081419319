export { emptySheet } from './editor/sheet-values.ts';
export { SheetDays } from './SheetDays.tsx';
export { MemberSheets } from './sharing/MemberSheets.tsx';
