import { getMonthReport, listReportMembers, listReportPayments } from '@clubpulse/contract/office/reports/reports.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Reports } from './reports.service.ts';

export function reportRoutes(route: Routes, reports: Reports): void {
  route(getMonthReport, ({ params, query }) => reports.month(params.id, query));
  route(listReportPayments, ({ params, query }) => reports.payments(params.id, query));
  route(listReportMembers, ({ params, query }) => reports.members(params.id, query));
}
