import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { PaymentSettings } from '@clubpulse/contract/billing/payment-accounts';
import {
  type BrandId,
  type Club,
  type ClubDetails,
  type ClubId,
  type ClubLosses,
  type ClubPatch,
  type ClubReach,
  type ClubUpdate,
  clubDetailsSchema,
  type NewClub,
} from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { languageSchema } from '@clubpulse/contract/scalars';
import { managesClub } from '@clubpulse/rules/accounts/roles/roles';
import { freeName } from '@clubpulse/rules/clubs/clubs/free-name';
import { dayIn } from '@clubpulse/rules/time/days';
import { clubRoles } from '../../accounts/roles/public.ts';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Acting } from '../../platform/identity/security/security.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { insertEnterprise, type Licenses, licensesOf } from '../licenses/public.ts';
import type { Tags } from '../tags/public.ts';
import { besideClub, lossesOf, reachOf, refuseCurrency } from './clubs.facts.ts';
import type { LeavingPorts, PaymentPorts } from './clubs.ports.ts';
import * as store from './clubs.store.ts';

const CODE_LENGTH = 6;

const manages = ({ isAdmin, roles }: Caller, club: Pick<Club, 'ClubId' | 'BrandId'>): boolean =>
  isAdmin || managesClub(roles, club);

const nextFree = (name: string, taken: ReadonlySet<string>): string => freeName(name, (other) => taken.has(other.toLowerCase()));

export type ClubProfiles = ReturnType<typeof createClubProfiles>;

interface Parts extends LeavingPorts, PaymentPorts {
  readonly db: Database;
  readonly licenses: Pick<Licenses, 'inherit' | 'keepBegun'>;
  readonly tags: Pick<Tags, 'ofClub'>;
  readonly refuseStale: AccountSecurity['refuseStale'];
  readonly now?: () => Date;
}
type Ready = Required<Parts>;

export function createClubProfiles(parts: Parts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    {
      get: detailsOf,
      create,
      takeIntoBrand,
      update,
      patch: save,
      losses,
      freeName: freeNameFor,
      freeNewName,
      reach,
      delete: deleteClub,
    },
  );
}

async function detailsOf({ db, tags }: Ready, clubId: ClubId, caller: Caller): Promise<ClubDetails | Refusal> {
  const [club, profile] = await Promise.all([store.clubOf(db, clubId), store.profileOf(db, clubId)]);
  if (!club || !profile) return refuse('NotFound');
  const isTheirs = manages(caller, club);
  const [beside, Tags, Licenses] = await Promise.all([
    besideClub(db, clubId),
    isTheirs ? tags.ofClub(clubId) : [],
    isTheirs ? licensesOf(db, [clubId]) : [],
  ]);
  const stored = isTheirs ? {} : { Code: null, DiscountCode: null, PaymentAccounts: [], CurrencyFixed: false };
  return clubDetailsSchema.parse({ ...profile, ...club, ...beside, Tags, Licenses, ...stored });
}

async function unlessTaken<T>(
  parts: Ready,
  { Name, Code }: { Name?: string | undefined; Code?: string | undefined },
  write: () => Promise<T>,
) {
  const codeTaken = refuse('ClubCodeTaken', {
    values: { code: Code ?? '' },
    errors: [{ field: 'Code', key: 'error.ClubCodeTaken', values: { code: Code ?? '' } }],
  });
  const written = await refusedBy({ clubs_name: refuse('ClubNameTaken'), clubs_code: codeTaken }, write);
  if (typeof written !== 'object' || written === null || !('refused' in written) || written.refused !== 'ClubNameTaken')
    return written;
  const name = Name ?? '';
  const values = { name, free: nextFree(name, await takenLike(parts, name)) };
  return refuse('ClubNameTaken', { values, errors: [{ field: 'Name', key: 'error.ClubNameTaken', values }] });
}

const takenLike = ({ db }: Ready, name: string) => store.namesLike(db, name.replace(/ \d{1,3}$/, ''));

async function notifyChanged(trx: Queryable, ClubId: ClubId, names: readonly string[], saved: PaymentSettings, By: CallerId) {
  const Fields = names.filter((name) => name !== 'EnableOnlinePayments' && name !== 'EnableStore');
  if (Fields.length > 0) await emit(trx, { ClubId, Type: 'ClubUpdated', Payload: { Fields, By } });
  if (Fields.length === names.length) return;
  await emit(trx, { ClubId, Type: 'PaymentSettingsUpdated', Payload: { ...saved, By } });
}

async function save(
  parts: Ready,
  clubId: ClubId,
  { RowVersion, ...fields }: ClubPatch,
  caller: Caller,
): Promise<ClubDetails | Refusal> {
  const saved = await unlessTaken(parts, fields, () =>
    parts.db.transaction().execute(async (trx): Promise<Refusal | undefined> => {
      const known = await store.lockProfile(trx, clubId);
      if (!known) return refuse('NotFound');
      if (RowVersion !== undefined && RowVersion !== known.RowVersion) return refuse('StaleRowVersion');
      const changed = Object.entries(fields).filter(([name, value]) => value !== undefined && value !== Reflect.get(known, name));
      const names = changed.map(([name]) => name);
      if (names.length === 0) return undefined;
      const refused = fields.Currency === undefined ? undefined : await refuseCurrency(trx, clubId, fields.Currency);
      if (refused) return refused;
      const isTurnedOn = fields.EnableOnlinePayments === true && !known.EnableOnlinePayments;
      const tooEarly = isTurnedOn ? await parts.refuseOnlinePayments(trx, clubId) : undefined;
      if (tooEarly) return tooEarly;
      await store.updateProfile(trx, clubId, Object.fromEntries(changed));
      if (fields.TimeZone !== undefined)
        await parts.licenses.keepBegun(trx, clubId, { before: known.TimeZone, after: fields.TimeZone });
      const { EnableOnlinePayments = known.EnableOnlinePayments, EnableStore = known.EnableStore } = fields;
      await notifyChanged(trx, clubId, names, { EnableOnlinePayments, EnableStore }, caller.UserId);
      await notify(trx, 'clubpulse_club', clubId);
      return undefined;
    }),
  );
  return saved ?? detailsOf(parts, clubId, caller);
}

const notifyMembers = async (trx: Queryable, clubId: ClubId) => {
  const users = new Set((await clubRoles(trx, clubId)).map(({ UserId }) => UserId));
  for (const userId of users) await notify(trx, 'clubpulse_user', userId);
};

async function create(
  parts: Ready,
  { BrandId, Code, Language, ...fields }: NewClub,
  caller: Caller,
  language: string,
): Promise<ClubDetails | Refusal> {
  const club = {
    BrandId,
    Name: fields.Name,
    Currency: fields.Currency,
    TimeZone: fields.TimeZone,
    Address: fields.Address ?? null,
    Website: fields.Website ?? null,
    Phone: fields.Phone ?? null,
    Email: fields.Email ?? null,
    Code: Code ?? newCode(CODE_LENGTH),
    Language: Language ?? languageSchema.catch('en').parse(language),
  };
  const made = await unlessTaken(parts, club, () =>
    parts.db.transaction().execute(async (trx): Promise<{ ClubId: number } | Refusal> => {
      const ClubId = await store.insertClub(trx, club);
      if (!(await parts.licenses.inherit(trx, ClubId, BrandId)) && caller.isAdmin)
        await insertEnterprise(trx, ClubId, dayIn(club.TimeZone, parts.now()));
      await emit(trx, { ClubId, Type: 'ClubCreated', Payload: { ClubId, Name: club.Name, UserId: caller.UserId } });
      return { ClubId };
    }),
  );
  return 'refused' in made ? made : detailsOf(parts, made.ClubId, caller);
}

const takeIntoBrand = ({ db, licenses }: Ready, brandId: BrandId, clubId: ClubId, caller: Caller): Promise<Club | Refusal> =>
  db.transaction().execute(async (trx) => {
    const club = await store.lockProfile(trx, clubId);
    if (!club || !manages(caller, club)) return refuse('NotFound');
    if (club.BrandId !== null) return refuse('ClubOfBrand', { values: { name: club.Name } });
    await store.updateBrandOf(trx, clubId, brandId);
    if ((await licensesOf(trx, [clubId])).length === 0) await licenses.inherit(trx, clubId, brandId);
    await emit(trx, { ClubId: clubId, Type: 'ClubUpdated', Payload: { Fields: ['BrandId'], By: caller.UserId } });
    await notifyMembers(trx, clubId);
    await notify(trx, 'clubpulse_club', clubId);
    return (await store.clubOf(trx, clubId)) ?? refuse('NotFound');
  });

const update = (parts: Ready, clubId: ClubId, fields: ClubUpdate, caller: Caller) => save(parts, clubId, fields, caller);

const losses = ({ db, now }: Ready, clubId: ClubId): Promise<ClubLosses> => lossesOf(db, clubId, now());

/** Null when the wanted name is not taken. */
async function freeNameFor(parts: Ready, clubId: ClubId, name: string): Promise<string | null> {
  const [own, taken] = await Promise.all([store.clubOf(parts.db, clubId), takenLike(parts, name)]);
  const wanted = name.toLowerCase();
  return own?.Name.toLowerCase() === wanted || !taken.has(wanted) ? null : nextFree(name, taken);
}

async function freeNewName(parts: Ready, name: string): Promise<string | null> {
  const taken = await takenLike(parts, name);
  return taken.has(name.toLowerCase()) ? nextFree(name, taken) : null;
}

const reach = ({ db, now }: Ready, clubId: ClubId): Promise<ClubReach | Refusal> => reachOf(db, clubId, now());

/** Deletes the club with all data except trainings, which belong to their athletes. */
async function deleteClub(
  { refuseStale, db, leaving }: Ready,
  clubId: ClubId,
  typed: string,
  by: CallerId,
  acting: Acting | undefined,
): Promise<Refusal | undefined> {
  const stale = await refuseStale(acting);
  if (stale) return stale;
  return db.transaction().execute(async (trx) => {
    const club = await store.lockProfile(trx, clubId);
    if (!club) return refuse('NotFound');
    if (typed.trim() !== club.Name) {
      const values = { name: club.Name };
      return refuse('ClubNameMismatch', { values, errors: [{ field: 'Name', key: 'error.ClubNameMismatch', values }] });
    }
    for (const leave of leaving) await leave(trx, clubId);
    await notifyMembers(trx, clubId);
    await store.deleteClub(trx, clubId);
    await emit(trx, { ClubId: null, Type: 'ClubDeleted', Payload: { ClubId: clubId, Name: club.Name, By: by } });
    await notify(trx, 'clubpulse_club', clubId);
    return undefined;
  });
}
