import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import {
  FLOW,
  type FlowInput,
  type FlowRow,
  type IntensityFlow,
  type IntensityFlowId,
} from '@clubpulse/contract/workouts/flows/flows';
import type { Database } from '../../platform/database/database.ts';
import * as store from './flows.store.ts';

export type FlowsService = ReturnType<typeof createFlows>;

export function createFlows({ db }: { readonly db: Database }) {
  return {
    async list(clubId: ClubId, query: store.ListQuery): Promise<Page<FlowRow>> {
      const { all, found, rows } = await store.flowsOf(db, clubId, query);
      return { draw: query.draw, recordsTotal: all, recordsFiltered: found, data: rows };
    },

    get: async (clubId: ClubId, id: IntensityFlowId): Promise<IntensityFlow | Refusal> =>
      (await store.flowOf(db, clubId, id)) ?? refuse('FlowNotFound'),

    create: (clubId: ClubId, input: FlowInput): Promise<IntensityFlow | Refusal> =>
      db.transaction().execute(async (trx) => {
        if ((await store.countFlows(trx, clubId)) >= FLOW.perClub)
          return refuse('TooManyFlows', { values: { max: FLOW.perClub } });
        return store.insertFlow(trx, clubId, input);
      }),

    update: (
      clubId: ClubId,
      id: IntensityFlowId,
      { RowVersion, ...input }: FlowInput & { readonly RowVersion: number },
    ): Promise<IntensityFlow | Refusal> =>
      db.transaction().execute(async (trx) => {
        if ((await store.flowOf(trx, clubId, id)) === undefined) return refuse('FlowNotFound');
        return (await store.updateFlow(trx, clubId, id, input, RowVersion)) ?? refuse('StaleRowVersion');
      }),

    async delete(clubId: ClubId, id: IntensityFlowId): Promise<undefined | Refusal> {
      return (await store.deleteFlow(db, clubId, id)) ? undefined : refuse('FlowNotFound');
    },
  };
}
