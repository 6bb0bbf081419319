import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly clubExport: number;
  }
}

export const samples: Samples = {
  async rows(db, { club }) {
    const { ClubExportId: clubExport } = await db
      .insertInto('club_exports')
      .values({
        ClubId: club,
        State: 'Ready',
        RequestedAt: new Date(),
        ExpiresAt: new Date(Date.now() + 86_400_000),
        File: `${club}.zip`,
        Bytes: 1000,
        RowCount: 12,
      })
      .returning('ClubExportId')
      .executeTakeFirstOrThrow();
    return { clubExport };
  },
  calls({ club, clubExport }) {
    return {
      'clubExports.list': { params: { id: club }, answer: [{}, { ClubExportId: clubExport, RowCount: 12 }] },
      'clubExports.create': { params: { id: club }, answer: { State: 'Waiting' } },
      'clubExports.open': { params: { id: club, exportId: clubExport }, answer: {} },
    };
  },
};
