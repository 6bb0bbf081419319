import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { EmbedInput } from '@clubpulse/contract/community/embeds';
import { openMeasures, rankingRanges } from '@clubpulse/contract/community/rankings';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { RankingEmbeds } from '../../platform/database/schema.generated.ts';

export interface StoredEmbed extends EmbedInput {
  readonly ClubId: ClubId;
  readonly Code: string | null;
}

function embedOf(row: Selectable<RankingEmbeds>): StoredEmbed {
  return {
    ...row,
    Rankings: inOrder(row.Rankings, openMeasures),
    Ranges: inOrder(row.Ranges, rankingRanges),
  };
}

/** The values have the stored order, because the page opens with the first value. */
const inOrder = <One extends string>(stored: readonly string[], known: readonly One[]): One[] =>
  [...new Set(stored)].flatMap((one) => known.find((value) => value === one) ?? []);

export async function embedOfClub(db: Queryable, clubId: ClubId): Promise<StoredEmbed | undefined> {
  const row = await db.selectFrom('ranking_embeds').selectAll().where('ClubId', '=', clubId).executeTakeFirst();
  return row && embedOf(row);
}

export async function embedBehind(db: Queryable, code: string): Promise<StoredEmbed | undefined> {
  const row = await db.selectFrom('ranking_embeds').selectAll().where('Code', '=', code).executeTakeFirst();
  return row && embedOf(row);
}

/** `code` is stored if the club has none. Undefined if another user saved meanwhile. */
export async function saveEmbed(
  db: Queryable,
  ClubId: ClubId,
  { RowVersion, ...settings }: EmbedInput,
  code: string,
): Promise<StoredEmbed | undefined> {
  const row = await db
    .insertInto('ranking_embeds')
    .values({ ClubId, ...settings, Code: code, RowVersion: 1 })
    .onConflict((standing) =>
      standing
        .column('ClubId')
        .doUpdateSet(({ eb, fn, ref, val }) => ({
          ...settings,
          Code: fn.coalesce(ref('ranking_embeds.Code'), val(code)),
          RowVersion: eb('ranking_embeds.RowVersion', '+', 1),
        }))
        .where('ranking_embeds.RowVersion', '=', RowVersion),
    )
    .returningAll()
    .executeTakeFirst();
  return row && embedOf(row);
}

export async function endEmbed(db: Queryable, clubId: ClubId): Promise<void> {
  await db
    .updateTable('ranking_embeds')
    .set(({ eb }) => ({ Code: null, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClubId', '=', clubId)
    .where('Code', 'is not', null)
    .execute();
}
