import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type ClubTag, type ClubTagId, GUEST_TAG, SELF_JOIN_TAG, type TagBatch } from '@clubpulse/contract/clubs/tags/tags';
import { type ErrorType, type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { hasRoleIn, holdRolesIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { specialCounts, specialOfUser } from './tags.facts.ts';
import * as store from './tags.store.ts';

interface Batched {
  readonly Changed: number[];
  readonly Refused: { UserId: number; ErrorType: ErrorType }[];
}

export type Tags = ReturnType<typeof createTags>;

interface Parts {
  readonly db: Database;
}

export function createTags(parts: Parts) {
  return {
    ...bindActs(parts, { ofClub, ofUser, idsByText, create, rename, delete: deleteTag, assign, batch }),
    make: store.insertTags,
    add: store.addTags,
  };
}

async function ofClub({ db }: Parts, clubId: ClubId): Promise<ClubTag[]> {
  const [special, own] = await Promise.all([specialCounts(db, clubId), store.tagsOfClub(db, clubId)]);
  return [
    { ClubTagId: SELF_JOIN_TAG, Text: null, Members: special.selfJoined },
    { ClubTagId: GUEST_TAG, Text: null, Members: special.guests },
    ...own,
  ];
}

const tagOf = async ({ db }: Parts, clubId: ClubId, tagId: ClubTagId): Promise<ClubTag | Refusal> =>
  (await store.tagsOfClub(db, clubId)).find(({ ClubTagId }) => ClubTagId === tagId) ?? refuse('NotFound');

const exists = (Text: string) => {
  const values = { text: Text };
  return {
    club_tags_text: refuse('TagTextExists', { values, errors: [{ field: 'Text', key: 'error.TagTextExists', values }] }),
  };
};

async function ofUser(parts: Parts, clubId: ClubId, userId: UserId): Promise<ClubTag[] | Refusal> {
  if (!(await hasRoleIn(parts.db, userId, clubId))) return refuse('NotFound');
  const [all, own, special] = await Promise.all([
    ofClub(parts, clubId),
    store.tagIdsOfUser(parts.db, clubId, userId),
    specialOfUser(parts.db, clubId, userId),
  ]);
  return all.filter(({ ClubTagId }) => own.includes(ClubTagId) || special.includes(ClubTagId));
}

const idsByText = ({ db }: Parts, clubId: ClubId, via: Queryable = db) => store.tagIdsByText(via, clubId);

async function create(parts: Parts, clubId: ClubId, Text: string, By: UserId): Promise<ClubTag | Refusal> {
  const made = await refusedBy(exists(Text), () =>
    parts.db.transaction().execute(async (trx) => {
      const ClubTagId = await store.insertTag(trx, clubId, Text);
      await emit(trx, { ClubId: clubId, Type: 'ClubTagAdded', Payload: { ClubTagId, Name: Text, By } });
      return ClubTagId;
    }),
  );
  return typeof made === 'number' ? tagOf(parts, clubId, made) : made;
}

async function rename(parts: Parts, clubId: ClubId, tagId: ClubTagId, Text: string, By: UserId): Promise<ClubTag | Refusal> {
  const renamed = await refusedBy(exists(Text), () =>
    parts.db.transaction().execute(async (trx) => {
      if (!(await store.updateTag(trx, clubId, tagId, Text))) return false;
      await emit(trx, { ClubId: clubId, Type: 'ClubTagUpdated', Payload: { ClubTagId: tagId, Name: Text, By } });
      return true;
    }),
  );
  if (typeof renamed !== 'boolean') return renamed;
  return renamed ? tagOf(parts, clubId, tagId) : refuse('NotFound');
}

const deleteTag = ({ db }: Parts, clubId: ClubId, tagId: ClubTagId, By: UserId): Promise<Refusal | undefined> =>
  db.transaction().execute(async (trx): Promise<Refusal | undefined> => {
    const Name = await store.deleteTag(trx, clubId, tagId);
    if (Name === undefined) return refuse('NotFound');
    await emit(trx, { ClubId: clubId, Type: 'ClubTagDeleted', Payload: { ClubTagId: tagId, Name, By } });
    return undefined;
  });

async function assign(
  parts: Parts,
  clubId: ClubId,
  userId: UserId,
  tagIds: readonly number[],
  By: UserId,
): Promise<ClubTag[] | Refusal> {
  const refused = await parts.db.transaction().execute(async (trx): Promise<Refusal | undefined> => {
    if (!(await hasRoleIn(trx, userId, clubId))) return refuse('NotFound');
    const held = await store.tagsHeld(trx, clubId, tagIds);
    const known = new Set(held.map(({ ClubTagId }) => ClubTagId));
    const errors = tagIds.flatMap((id, index): FieldError[] =>
      known.has(id) ? [] : [{ field: `ClubTagIds.${index}`, key: 'invalid-id' }],
    );
    if (errors.length > 0) return refuse('ValidationFailed', { errors });
    const isChanged = await store.setTags(trx, clubId, userId, [...known]);
    const Name = held.map(({ Text }) => Text).join(', ');
    if (isChanged) await emit(trx, { ClubId: clubId, Type: 'UserTagsChanged', Payload: { Target: userId, Name, By } });
    return undefined;
  });
  return refused ?? ofUser(parts, clubId, userId);
}

const batch = (
  { db }: Parts,
  clubId: ClubId,
  { UserIds, ClubTagId, Act }: TagBatch,
  By: UserId,
  key?: RequestKey,
): Promise<Batched | Refusal> =>
  transactOnce(db, key, async (trx): Promise<Batched | Refusal> => {
    const wanted = [...new Set(UserIds)];
    const people = await holdRolesIn(trx, wanted, clubId);
    const [tag] = await store.tagsHeld(trx, clubId, [ClubTagId]);
    if (!tag) return refuse('ValidationFailed', { errors: [{ field: 'ClubTagId', key: 'invalid-id' }] });
    const write = Act === 'Add' ? store.putInto : store.takeOut;
    const changed = new Set(await write(trx, ClubTagId, [...people]));
    const Type = Act === 'Add' ? 'ClubTagFilled' : 'ClubTagEmptied';
    const Payload = { ClubTagId, Name: tag.Text, People: changed.size, By };
    if (changed.size > 0) await emit(trx, { ClubId: clubId, Type, Payload });
    return {
      Changed: wanted.filter((id) => changed.has(id)),
      Refused: wanted.flatMap((UserId) => (people.has(UserId) ? [] : [{ UserId, ErrorType: 'NotFound' as const }])),
    };
  });
