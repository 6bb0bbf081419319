import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly flow: number;
  }
}

const Segments = [
  { Name: 'Ease', Begin: 0, Percent: 65, Cadence: 90 },
  { Name: 'Climb', Begin: 90, Percent: 85, Cadence: null },
];

export const samples: Samples = {
  async rows(db, { club }) {
    const { IntensityFlowId: flow } = await db
      .insertInto('intensity_flows')
      .values({ ClubId: club, Name: 'Climbs', Measure: 'HeartRate', Duration: 240, Segments: JSON.stringify(Segments) })
      .returning('IntensityFlowId')
      .executeTakeFirstOrThrow();
    return { flow };
  },
  calls({ club, flow }) {
    const ofClub = { params: { id: club } };
    const one = { params: { id: club, flowId: flow } };
    const body = { Name: 'Sprints', Measure: 'Ftp' as const, Duration: 300, Segments };
    return {
      'flows.create': { ...ofClub, body, answer: { Name: 'Sprints', Measure: 'Ftp', Segments } },
      'flows.update': {
        ...one,
        body: { ...body, Name: 'Climbs, long', RowVersion: 0 },
        answer: { IntensityFlowId: flow, Name: 'Climbs, long', Duration: 300, RowVersion: 1 },
      },
      'flows.list': {
        ...ofClub,
        query: { globalSearch: 'climb' },
        answer: { recordsFiltered: 1, data: [{ IntensityFlowId: flow }] },
      },
      'flows.get': { ...one, answer: { IntensityFlowId: flow, Segments } },
      'flows.delete': one,
    };
  },
  removing: ['flows.delete'],
};
