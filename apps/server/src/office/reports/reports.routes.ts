import {
  getClubsReport,
  getMonthReport,
  getOccupancy,
  getRetention,
  getVisits,
  listReportClasses,
  listReportMembers,
  listReportPayments,
  listReportWaiting,
} from '@clubpulse/contract/office/reports/reports.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { ClubFiguresReports } from './club-figures.service.ts';
import type { OccupancyReports } from './occupancy.service.ts';
import type { Reports } from './reports.service.ts';

interface ReportParts {
  readonly reports: Reports;
  readonly occupancy: OccupancyReports;
  readonly clubFigures: ClubFiguresReports;
}

export function reportRoutes(route: Routes, { reports, occupancy, clubFigures }: ReportParts): void {
  route(getMonthReport, ({ params, query }) => reports.month(params.id, query));
  route(listReportPayments, ({ params, query }) => reports.payments(params.id, query));
  route(listReportMembers, ({ params, query }) => reports.members(params.id, query));
  route(getRetention, ({ params, query }) => reports.retention(params.id, query));
  route(getOccupancy, ({ params, query }) => occupancy.occupancy(params.id, query));
  route(getVisits, ({ params, query }) => occupancy.visits(params.id, query));
  route(listReportClasses, ({ params, query }) => occupancy.classes(params.id, query));
  route(listReportWaiting, ({ params, query }) => occupancy.waiting(params.id, query));
  route(getClubsReport, ({ caller, query }) => clubFigures.clubs(caller.roles, query));
}
