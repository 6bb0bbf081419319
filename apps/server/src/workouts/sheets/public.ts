export type { SheetsService } from './sheets.service.ts';
