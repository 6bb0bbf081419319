import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { TEMPLATES_SHOWN } from '@clubpulse/contract/office/replies/replies';
import type { Language } from '@clubpulse/contract/scalars';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

interface WrittenTexts {
  /** Shown to readers in whose language no text exists. */
  readonly Language: Language;
  readonly Texts: unknown;
}

export async function writtenTexts(db: Queryable, clubId: ClubId, authorId: UserId): Promise<WrittenTexts[]> {
  const { rows } = await sql<WrittenTexts>`
    select "Language", "Texts" from (
      select 1 as place, a."AutomationId" as id, k."Language", a."Content"->'Then'->'Message'->'Texts' as "Texts"
      from automations a join clubs k on k."ClubId" = a."ClubId"
      where a."ClubId" = ${clubId} and jsonb_typeof(a."Content"->'Then'->'Message') = 'object'
      union all
      select 2, p."PlannedMessageId", p."Content"->>'Language', p."Content"->'Texts' from planned_messages p
      where p."ClubId" = ${clubId} and p."AuthorId" = ${authorId} and p."SendAt" is null
    ) written order by place, id desc limit ${TEMPLATES_SHOWN}`.execute(db);
  return rows;
}
