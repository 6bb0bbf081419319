import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  type ClubLicense,
  type ClubLicenseId,
  type LicenseInput,
  type LicenseState,
  type LicenseStop,
  type Resource,
  resources,
} from '@clubpulse/contract/clubs/licenses/licenses';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { isUnlimited, licenseWarnings, limitsOn, refuseAdding, type Used } from '@clubpulse/rules/clubs/licenses/licenses';
import { dayIn } from '@clubpulse/rules/time/days';
import { countHolders } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type ClubClock, clockOf, clocksOfBrand } from './licenses.facts.ts';
import type { UsageCounter, UsagePorts } from './licenses.ports.ts';
import * as store from './licenses.store.ts';

const people: readonly UsageCounter[] = [
  { resource: 'Members', used: (db, clubIds) => countHolders(db, 'Athlete', clubIds) },
  { resource: 'Trainers', used: (db, clubIds) => countHolders(db, 'Trainer', clubIds) },
];

export type Licenses = ReturnType<typeof createLicenses>;

interface Parts extends UsagePorts {
  readonly db: Database;
  readonly now?: () => Date;
}
type Ready = Required<Parts>;

export function createLicenses(parts: Parts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    {
      ofClub,
      stop,
      ofBrand,
      create,
      update,
      delete: deleteLicense,
      refuseUnlicensed,
      refuseAdding: refuseAddingIn,
      inherit,
      keepBegun,
    },
  );
}

const counters = ({ usage }: Ready) => [...people, ...usage];

async function statesOf(parts: Ready, clubs: readonly ClubClock[]): Promise<LicenseState[]> {
  if (clubs.length === 0) return [];
  const ids = clubs.map(({ ClubId }) => ClubId);
  const [stored, counted] = await Promise.all([
    store.licensesOf(parts.db, ids),
    Promise.all(counters(parts).map(async ({ resource, used }) => [resource, await used(parts.db, ids)] as const)),
  ]);
  return clubs.map(({ ClubId, TimeZone }) => {
    const today = dayIn(TimeZone, parts.now());
    const held = stored.filter((license) => license.ClubId === ClubId);
    const used: Used = Object.fromEntries(counted.map(([resource, counts]) => [resource, counts.get(ClubId) ?? 0]));
    const limits = limitsOn(held, today);
    return {
      ClubId,
      Licenses: held,
      Today: today,
      Usage: resources.map((resource) => ({
        Resource: resource,
        Used: used[resource] ?? null,
        Limit: limits?.[resource] ?? 0,
      })),
      Warnings: licenseWarnings(held, used, today),
    };
  });
}

const written = (
  trx: Queryable,
  Type: 'LicenseGiven' | 'LicenseUpdated' | 'LicenseDeleted',
  license: ClubLicense,
  By: CallerId,
) => {
  const { ClubId, ClubLicenseId, Name, End } = license;
  return emit(trx, { ClubId, Type, Payload: { ClubLicenseId, Name, End, By } });
};

async function ofClub(parts: Ready, clubId: ClubId): Promise<LicenseState | Refusal> {
  const clock = await clockOf(parts.db, clubId);
  const [state] = clock ? await statesOf(parts, [clock]) : [];
  return state ?? refuse('NotFound');
}

async function stop({ db, now }: Ready, clubId: ClubId): Promise<LicenseStop | Refusal> {
  const clock = await clockOf(db, clubId);
  if (!clock) return refuse('NotFound');
  const [worst] = licenseWarnings(await store.licensesOf(db, [clubId]), {}, dayIn(clock.TimeZone, now()));
  return { Stop: worst?.Kind === 'Missing' || worst?.Kind === 'Ended' ? worst : null };
}

const ofBrand = async (parts: Ready, brandId: BrandId): Promise<LicenseState[]> =>
  statesOf(parts, await clocksOfBrand(parts.db, brandId));

const create = ({ db }: Ready, clubId: ClubId, input: LicenseInput, by: CallerId): Promise<ClubLicense | Refusal> =>
  db.transaction().execute(async (trx) => {
    if (!(await clockOf(trx, clubId))) return refuse('NotFound');
    const license = await store.insertLicense(trx, clubId, input);
    await written(trx, 'LicenseGiven', license, by);
    return license;
  });

const update = (
  { db }: Ready,
  clubId: ClubId,
  licenseId: ClubLicenseId,
  input: LicenseInput,
  by: CallerId,
): Promise<ClubLicense | Refusal> =>
  db.transaction().execute(async (trx) => {
    const license = await store.updateLicense(trx, clubId, licenseId, input);
    if (!license) return refuse('NotFound');
    await written(trx, 'LicenseUpdated', license, by);
    return license;
  });

const deleteLicense = ({ db }: Ready, clubId: ClubId, licenseId: ClubLicenseId, by: CallerId): Promise<Refusal | undefined> =>
  db.transaction().execute(async (trx) => {
    const license = await store.deleteLicense(trx, clubId, licenseId);
    if (!license) return refuse('NotFound');
    await written(trx, 'LicenseDeleted', license, by);
    return undefined;
  });

async function refuseUnlicensed({ now }: Ready, via: Queryable, clubId: ClubId): Promise<Refusal | undefined> {
  const clock = await clockOf(via, clubId);
  if (!clock) return refuse('NotFound');
  const held = limitsOn(await store.licensesOf(via, [clubId]), dayIn(clock.TimeZone, now()));
  return held === undefined ? refuse('LicenseRequired') : undefined;
}

/**
 * Must be called before the addition, in the same transaction: a club with a limit stays locked, so that parallel additions wait.
 */
async function refuseAddingIn(
  parts: Ready,
  trx: Queryable,
  clubId: ClubId,
  resource: Resource,
  adding = 1,
): Promise<Refusal | undefined> {
  const clock = await clockOf(trx, clubId);
  if (!clock) return refuse('NotFound');
  const limitOf = (held: readonly ClubLicense[]) => limitsOn(held, dayIn(clock.TimeZone, parts.now()))?.[resource];
  const limit = limitOf(await store.licensesOf(trx, [clubId]));
  if (limit === undefined || isUnlimited(limit)) return refuseAdding(resource, { limit, used: 0, adding });
  const locked = limitOf(await store.lockLicenses(trx, clubId));
  const counter = counters(parts).find((one) => one.resource === resource);
  const used = (await counter?.used(trx, [clubId]))?.get(clubId) ?? 0;
  return refuseAdding(resource, { limit: locked, used, adding });
}

/**
 * The licence begins at the latest today in this club's time zone, where today may be an earlier date. Returns false without a
 * licence.
 */
async function inherit({ now }: Ready, trx: Queryable, clubId: ClubId, brandId: BrandId): Promise<boolean> {
  const others = await clocksOfBrand(trx, brandId);
  const stored = await store.licensesOf(
    trx,
    others.map(({ ClubId }) => ClubId),
  );
  const today = (license: ClubLicense) => dayIn(others.find(({ ClubId }) => ClubId === license.ClubId)?.TimeZone ?? 'UTC', now());
  const held = stored.find(
    (license) => license.Name === 'Enterprise' && license.Begin <= today(license) && today(license) <= license.End,
  );
  if (!held) return false;
  const { ClubLicenseId: _id, ClubId: _club, ...license } = held;
  const here = dayIn(others.find(({ ClubId }) => ClubId === clubId)?.TimeZone ?? 'UTC', now());
  await store.insertLicense(trx, clubId, { ...license, Begin: license.Begin < here ? license.Begin : here });
  return true;
}

/** A licence that has begun must remain active, although today may be an earlier date in the new time zone. */
const keepBegun = (
  { now }: Ready,
  trx: Queryable,
  clubId: ClubId,
  zones: { readonly before: string; readonly after: string },
): Promise<void> => store.beginBy(trx, clubId, { begun: dayIn(zones.before, now()), today: dayIn(zones.after, now()) });
