export type { SheetSharing } from './sharing.service.ts';
export type { SheetsService } from './sheets.service.ts';
