import { listClubComparison, listClubNeeds, listMoneyDue } from '@clubpulse/contract/office/club-overview.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { ClubOverview } from './club-overview.service.ts';

export function clubOverviewRoutes(route: Routes, overview: ClubOverview): void {
  route(listClubNeeds, ({ params, query }) => overview.needs(params.id, query));
  route(listClubComparison, ({ params, query }) => overview.comparison(params.id, query.Period));
  route(listMoneyDue, ({ params }) => overview.moneyDue(params.id));
}
