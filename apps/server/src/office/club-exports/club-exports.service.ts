import { randomUUID } from 'node:crypto';
import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  CLUB_EXPORT_DAYS,
  type ClubExport,
  type ClubExportId,
  type ClubExportLink,
  clubExportExceptions,
} from '@clubpulse/contract/office/club-exports/club-exports';
import type { Language } from '@clubpulse/contract/scalars';
import type { exceptions } from '@clubpulse/phrases/en/office/club-exports/exceptions';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Acting } from '../../platform/identity/security/security.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import type { LargeStore } from '../../platform/media/media-store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import { readTables } from './club-exports.facts.ts';
import * as store from './club-exports.store.ts';
import { leftOut } from './club-tables.facts.ts';
import { zipTables } from './zip.wire.ts';

export const EXPORT_JOB = 'club-export';
const DAY_MS = 86_400_000;
const LINK_MS = 60_000;

interface ExportParts {
  readonly db: Database;
  readonly files: LargeStore;
  readonly security: Pick<AccountSecurity, 'refuseStale'>;
  readonly now?: () => Date;
}
type Ready = Required<ExportParts>;

export type ClubExportsService = ReturnType<typeof createClubExports>;

export const createClubExports = (parts: ExportParts) =>
  bindActs({ now: () => new Date(), ...parts }, { list, request, link, open, make, purge });

const present = ({ RequestedAt, ExpiresAt, ...row }: store.ExportRow): ClubExport => ({
  ...row,
  RequestedAt: RequestedAt.toISOString(),
  ExpiresAt: ExpiresAt?.toISOString() ?? null,
});

const list = async ({ db }: Ready, clubId: ClubId): Promise<ClubExport[]> => (await store.exportsOf(db, clubId)).map(present);

const refused = {
  club_exports_running: refuse('ClubExportRunning'),
  club_exports_ClubId_fkey: refuse('NotFound'),
};

/** Requires a recent sign-in, because another person may use a screen that was left unlocked. */
async function request(
  { db, security, now }: Ready,
  clubId: ClubId,
  By: CallerId,
  acting: Acting | undefined,
): Promise<ClubExport | Refusal> {
  const stale = await security.refuseStale(acting);
  if (stale) return stale;
  return refusedBy(refused, () =>
    db.transaction().execute(async (trx) => {
      const row = await store.insertExport(trx, clubId, By, now());
      await queueJob(trx, { task: EXPORT_JOB, payload: { ClubExportId: row.ClubExportId } });
      await emit(trx, { ClubId: clubId, Type: 'ClubExportRequested', Payload: { ClubExportId: row.ClubExportId, By } });
      return present(row);
    }),
  );
}

async function link(
  { db, security, now }: Ready,
  clubId: ClubId,
  id: ClubExportId,
  acting: Acting | undefined,
): Promise<ClubExportLink | Refusal> {
  const stale = await security.refuseStale(acting);
  if (stale) return stale;
  const secret = newSecret();
  const endsAt = new Date(now().getTime() + LINK_MS);
  if (!(await store.setLink(db, { clubId, id }, hashOf(secret), endsAt))) return refuse('NotFound');
  return { Address: `exports/${secret}`, ExpiresAt: endsAt.toISOString() };
}

async function open({ db, files, now }: Ready, secret: string) {
  const found = await store.takeLink(db, hashOf(secret), now());
  if (!found?.File) return undefined;
  const content = await files.read(found.File);
  return content && { content, fileName: `${found.Name} ${found.RequestedAt.toISOString().slice(0, 10)}.zip` };
}

/** Names each exception, with the tables that it leaves out as a whole. */
function readmeIn(language: Language): string {
  const say = (key: keyof typeof exceptions) => phrase(language, key);
  const parts = clubExportExceptions.map(
    (reason) => `- ${say(`clubExports.not.${reason}`)}\r\n  (${leftOut[reason].join(', ')})`,
  );
  return [say('clubExports.lead'), say('clubExports.not'), parts.join('\r\n'), ''].join('\r\n\r\n');
}

async function make({ db, files, now }: Ready, id: ClubExportId): Promise<void> {
  const found = await store.waiting(db, id);
  if (!found) return;
  const File = `${randomUUID()}.zip`;
  try {
    const made = await zipTables(files, File, readmeIn(found.Language ?? 'en'), (take) => readTables(db, found.ClubId, take));
    const ExpiresAt = new Date(now().getTime() + CLUB_EXPORT_DAYS * DAY_MS);
    if (!(await store.setReady(db, id, { ...made, File, ExpiresAt }))) await files.remove(File);
  } catch (error) {
    await store.setFailed(db, id);
    throw error;
  }
}

/** An export that is not ready after a day failed with its process. It is deleted, so that another export can be made. */
async function purge({ db, files, now }: Ready): Promise<void> {
  const at = now();
  for (const file of await store.deleteEnded(db, at, new Date(at.getTime() - DAY_MS))) await files.remove(file);
}
