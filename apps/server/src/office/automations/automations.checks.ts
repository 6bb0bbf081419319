import { GUEST_TAG, SELF_JOIN_TAG } from '@clubpulse/contract/clubs/tags/tags';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { AutomationContent } from '@clubpulse/contract/office/automations/automations';
import type { Tags } from '../../clubs/tags/public.ts';
import { staffOf } from '../../members/tasks/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { ClubFacts } from './acts.service.ts';
import { isOffered } from './causes.facts.ts';

/** Refuses ids of other clubs, and a message without a text in the club's default language. */
export async function refuseContent(
  { tags }: { readonly tags: Pick<Tags, 'idsByText'> },
  trx: Queryable,
  { ClubId, Language }: ClubFacts,
  { Only, Then }: AutomationContent,
): Promise<Refusal | undefined> {
  const known = new Set([SELF_JOIN_TAG, GUEST_TAG, ...(await tags.idsByText(ClubId, trx)).values()]);
  const staff = new Set<number>((await staffOf(trx, ClubId)).map(({ UserId }) => UserId));
  const checked: readonly (readonly [string, boolean])[] = [
    ['Only.ClubTagId', Only.ClubTagId === null || known.has(Only.ClubTagId)],
    ['Only.ClassSubscriptionId', Only.ClassSubscriptionId === null || (await isOffered(trx, ClubId, Only.ClassSubscriptionId))],
    ['Then.Tag.ClubTagId', Then.Tag === null || known.has(Then.Tag.ClubTagId)],
    ['Then.Task.AssigneeId', (Then.Task?.AssigneeId ?? null) === null || staff.has(Then.Task?.AssigneeId ?? 0)],
  ];
  const errors = checked.flatMap(([field, isOfClub]): FieldError[] => (isOfClub ? [] : [{ field, key: 'invalid-id' }]));
  if (Then.Message !== null && Then.Message.Texts[Language] === undefined)
    errors.push({ field: `Then.Message.Texts.${Language}.Title`, key: 'field-required' });
  return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
}
